import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { parseRecordList, printRecord } from 'i18next-workbench/model/records/records.ts'

it('the records of the site’s translations print as they stand', async () => {
  const file: Record<string, Record<string, unknown>> = JSON.parse(
    await readFile('locales/.workbench/pl.record.json', 'utf8'),
  )
  const values = Object.values(file).flatMap((entries) => Object.values(entries))
  expect(values.length).toBeGreaterThan(1000)
  expect(values.flatMap((value) => parseRecordList(value)?.map(printRecord) ?? [])).toEqual(values.flat())
})
