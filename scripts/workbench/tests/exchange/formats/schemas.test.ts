import { describe, expect, it } from 'vitest'
import { documentOf } from '../../../src/exchange/formats/document.ts'
import { formatNamed } from '../../../src/exchange/formats/formats.ts'
import { readSoundTexts } from '../../../src/messages/texts.ts'
import { hashOf } from '../../../src/messages/units.ts'
import { makeProject } from '../../fixtures/exchange/project.ts'
import { errorsOf } from '../../fixtures/exchange/schemas.ts'
import { englishPages } from '../../fixtures/exchange/exported.ts'
import { polishRow, projectAt } from '../../fixtures/workbench.config.ts'

async function exported(root: string, format: string): Promise<string> {
  const document = await documentOf(await readSoundTexts(projectAt(root)), polishRow, {})
  return formatNamed(format).serialize(document)
}

const [format, schema] = ['xliff', 'xliff-1.2.xsd'] as const

describe('XLIFF 1.2 against the schema of OASIS', { timeout: 60_000 }, () => {
  /** Plurals, unbalanced tags, maxima and states. */
  const everyKind = () =>
    makeProject({
      'en/common.json': {
        plain: 'a <term>b <err>c</err></term> {{brand}} $t(x)',
        broken: '</ins> <term>a <del>b</term>',
        'k y': 'key with a space',
        ...englishPages,
      },
      'pl/common.json': { plain: '{{ brand }} <term>b</term>', broken: 'x', pages_one: '{{count}}' },
      '.workbench/records/pl.jsonl': { common: { broken: `00000000 ${hashOf(['x'])} human 2026-01-02 A. Nowak` } },
      '.workbench/en.notes.json': [{ match: 'common:*', note: 'Note & <more>', max: 30 }],
    })

  it('validates plurals, unbalanced tags, maxima and states', async () => {
    const text = await exported(await everyKind(), format)
    expect(text).toContain('The English has changed')
    expect(text).toMatch(/<xliff version="1\.2"/)
    expect(await errorsOf(text, schema)).toEqual([])
    expect(await errorsOf(text.replaceAll('<source', '<sauce'), schema)).not.toEqual([])
  })
})
