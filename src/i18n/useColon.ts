import { useCommon } from './useCommon.ts'

/** What stands between a label and what it names, in the page's language: ": ", in French " : ", in Chinese "：". */
export function useColon(): string {
  return useCommon().text('named', { name: '', value: '' })
}
