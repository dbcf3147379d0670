import { describe, expect, it } from 'vitest'
import { overlayScript, placeIn } from '../src/overlay.ts'

describe('the place of an error', () => {
  it('is the first line of the stack that lies in the project', () => {
    const stack = [
      'Error: probe',
      '    at Object.frame (/site/node_modules/react-dom/cjs/react-dom.js:10956:18)',
      '    at Hero (/site/src/sections/Hero/Hero.tsx:24:20)',
      '    at About (/site/src/pages/about.tsx:37:21)',
    ].join('\n')
    const file = '/site/src/sections/Hero/Hero.tsx'
    expect(placeIn(stack, '/site')).toEqual({ id: file, loc: { file, line: 24, column: 20 } })
  })

  it('is where a missing message was requested, not where it was looked up', () => {
    const stack = 'at m (/site/src/i18n/useMessages.tsx:9:1)\nat About (/site/src/pages/about.tsx:40:20)'
    expect(placeIn(stack, '/site', /\/src\/i18n\//).loc).toMatchObject({ file: '/site/src/pages/about.tsx', line: 40 })
  })
})

describe('the script that shows problems of a document', () => {
  it('holds every problem, and nothing that could end it', () => {
    const script = overlayScript(['no message "a"', 'printed "</script><b>"'])
    expect(script).toContain('no message \\"a\\"\\nprinted')
    expect(script.match(/<\/script>/g)).toHaveLength(1)
  })
})
