export * from '../../../src/entry-server.tsx'
export { keepMarks } from 'i18next-workbench/vite'
