import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { recordLine } from '../fixtures/exchange/exported.ts'
import { confirm, save } from '../fixtures/edit.ts'
import { recorded, today } from '../fixtures/exchange/project.ts'
import { makeTeam } from './people.ts'

const english = { title: 'Title', lead: 'Lead', more: 'More' }
const polish = { title: 'Tytuł', lead: 'Wstęp', more: 'Więcej' }
const by = (name: string) => ({ person: name })

async function twoPeople() {
  const team = await makeTeam(english, polish)
  const [anna, bert] = [await team.join('Anna Nowak'), await team.join('Bert Lis')]
  return { team, anna, bert }
}

describe('sending and getting', () => {
  it('brings texts and reviews to others, on a branch a person, with the names of the records', async () => {
    const { anna, bert } = await twoPeople()
    await save(anna.root, 'common:title', 'Nagłówek', by('Anna Nowak'))
    expect(await anna.send()).toMatchObject({ kind: 'done', said: 'Sent 1 change to translate/anna-nowak of origin.' })
    expect(await bert.get()).toMatchObject({ kind: 'done', said: 'Got 1 change.' })
    expect(await bert.texts()).toEqual({ ...polish, title: 'Nagłówek' })
    await confirm(bert.root, 'common:title', 'Bert Lis')
    await bert.send()
    await anna.get()
    expect((await recorded(anna.root)).title).toBe(
      recordLine('Title', 'Nagłówek', `human (Anna Nowak) ${today} Bert Lis`),
    )
    const said = await anna.git('log', '--format=%an %ae %s %(trailers:separator=%x2C)', '-2')
    expect(said.split('\n')).toEqual([
      'Bert Lis bert.lis@example.org Translate: 1 change Reviewed-by: Bert Lis',
      'Anna Nowak anna.nowak@example.org Translate: 1 change Translated-by: Anna Nowak',
    ])
    expect(await anna.git('status', '--porcelain')).toBe('')
  })

  it('leaves other changes of the working copy alone, staged or not', async () => {
    const { anna } = await twoPeople()
    await writeFile(path.join(anna.root, 'src/page.tsx'), '// Half done\n')
    await writeFile(path.join(anna.root, 'src/other.tsx'), '// Other\n')
    await anna.git('add', 'src/other.tsx')
    await save(anna.root, 'common:title', 'Nagłówek')
    expect(await anna.send()).toMatchObject({ kind: 'done' })
    expect((await anna.git('status', '--porcelain')).split('\n')).toEqual(['A  src/other.tsx', ' M src/page.tsx'])
    expect(await anna.git('show', '--name-only', '--format=', 'origin/translate/anna-nowak')).not.toContain('src/')
  })
})

describe('a text that two people have changed', () => {
  it('is that of the other for now, and one’s own is kept beside what both began from', async () => {
    const { anna, bert } = await twoPeople()
    await save(anna.root, 'common:title', 'Nagłówek', by('Anna Nowak'))
    await save(bert.root, 'common:title', 'Napis', by('Bert Lis'))
    await anna.send()
    await bert.send()
    expect((await anna.get()).said).toBe('Got 1 change. 1 text changed by two people: to be settled in the editor.')
    expect((await anna.texts())['title']).toBe('Napis')
    expect(await anna.unsettled()).toEqual([['title', 'Nagłówek']])
    await anna.send()
    expect(await bert.get()).toMatchObject({ kind: 'done' })
    expect(await bert.unsettled()).toEqual([])
  })
})

describe('nothing is lost', () => {
  it('without a network: the work is committed and waits', async () => {
    const { team, anna, bert } = await twoPeople()
    await save(anna.root, 'common:title', 'Nagłówek')
    await team.disconnect()
    expect(await anna.send()).toMatchObject({ kind: 'unreachable' })
    expect(await anna.get()).toMatchObject({ kind: 'unreachable' })
    await team.connect()
    expect((await anna.send()).said).toMatch(/^Sent 1 change/)
    await bert.get()
    expect((await bert.texts())['title']).toBe('Nagłówek')
  })

  it('when the remote refuses: it says why, in the words of git', async () => {
    const { team, anna } = await twoPeople()
    const hook = path.join(team.bare, 'hooks/pre-receive')
    await mkdir(path.dirname(hook))
    await writeFile(hook, '#!/bin/sh\necho "Ask Maria first"\nexit 1\n', { mode: 0o755 })
    await save(anna.root, 'common:title', 'Nagłówek')
    expect(await anna.send()).toMatchObject({ kind: 'refused', said: expect.stringContaining('Ask Maria first') })
    expect((await anna.texts())['title']).toBe('Nagłówek')
  })

  it('of a branch that has been made by hand, of a file that is no JSON, and of a merge that is under way', async () => {
    const { anna } = await twoPeople()
    const file = path.join(anna.root, 'locales/pl/common.json')
    await writeFile(file, '{\n<<<<<<< ours\n')
    expect(await anna.send()).toMatchObject({
      kind: 'refused',
      said: expect.stringContaining('locales/pl/common.json'),
    })
    await anna.git('checkout', '--quiet', '--', 'locales')
    await writeFile(path.join(anna.root, 'src/page.tsx'), '// Mine\n')
    await anna.git('switch', '--quiet', 'main')
    await anna.git('commit', '--quiet', '--all', '-m', 'Mine')
    await anna.git('branch', '--quiet', '-D', 'translate/anna-nowak')
    expect((await anna.send()).said).toMatch(/^main has other work that origin lacks, such as src\/page.tsx/)
    await anna.git('checkout', '--quiet', '--detach')
    expect((await anna.send()).said).toMatch(/^Git is on no branch/)
  })
})
