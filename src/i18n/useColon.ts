import { useCommon } from './useCommon.ts'

/** Returns the colon after a label with its spaces, in the page's language: ": ", in French " : ", in Chinese "：". */
export function useColon(): string {
  return useCommon().text('named', { name: '', value: '' })
}
