import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { art } from './scripts/vite-plugin-art/index.ts'
import { ssg } from './scripts/vite-plugin-ssg/index.ts'

export default defineConfig({
  plugins: [react(), art(), ssg({ compress: process.env['ISOGLOSS_COMPRESS'] !== 'off' })],
  build: { target: 'baseline-widely-available', reportCompressedSize: false },
  server: { port: 5173 },
  logLevel: process.env['ISOGLOSS_VERBOSE'] ? 'info' : 'warn',
})
