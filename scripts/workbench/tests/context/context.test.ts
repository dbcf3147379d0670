import { expect, test } from 'vitest'
import { localeOf } from '../../src/config.ts'
import { placeMessages } from '../../src/context/messages.ts'
import { readProject, unitsIn } from '../../src/model/project.ts'
import type { Place } from '../../src/places/browser/findPlaces.ts'
import { STRUCTURED_DATA } from '../../src/marks/notes.ts'
import { makeProject } from '../fixtures/exchange/project.ts'

const place = (id: string, more: Partial<Place>): Place => ({
  id,
  element: 'p',
  attribute: null,
  box: null,
  hidden: null,
  ...more,
})
const box = { x: 0, y: 5, width: 10, height: 10 }

async function unitsOfPolish() {
  const root = await makeProject({
    'en/common.json': { a: 'A', b: 'B', c_one: 'x', c_other: 'y', d: 'D', e: 'E', unread: 'U' },
    'pl/common.json': { a: '', b: 'Be', c_few: 'z', c_many: 'ź', c_one: 'v', c_other: 'ż' },
  })
  return unitsIn(await readProject(root), localeOf('pl'))
}

test('each message that a page has read is there with its texts, its places or what carries it', async () => {
  const placed = placeMessages(await unitsOfPolish(), localeOf('pl'), {
    read: new Set(['common:a', 'common:b', 'common:c', 'common:d', 'common:e']),
    places: [
      place('common:a', { box }),
      place('common:b', { element: 'nav', attribute: 'aria-label', hidden: 'attribute' }),
      place('common:c_few', { box }),
      place('common:c_other', { hidden: 'closed' }),
    ],
    notes: [{ id: 'common:d', start: 0, end: 1, text: null, element: STRUCTURED_DATA, attribute: null }],
  })
  expect(placed).toEqual([
    { id: 'common:a', english: 'A', translation: null, boxes: [box], carriers: [] },
    { id: 'common:b', english: 'B', translation: 'Be', boxes: [], carriers: ['aria-label of a navigation'] },
    { id: 'common:c', english: 'x / y', translation: 'v / z / ź / ż', boxes: [box], carriers: [] },
    { id: 'common:d', english: 'D', translation: null, boxes: [], carriers: ['data for search engines'] },
    { id: 'common:e', english: 'E', translation: null, boxes: [], carriers: [] },
  ])
})
