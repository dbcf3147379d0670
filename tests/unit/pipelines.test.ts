import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

type Yaml = Record<string, unknown>
const isMap = (value: unknown): value is Yaml => typeof value === 'object' && value !== null && !Array.isArray(value)
const mapOf = (value: unknown): Yaml => (isMap(value) ? value : {})
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]
const read = (file: string) => mapOf(parse(readFileSync(file, 'utf8'), { strict: true, uniqueKeys: true }))

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

/** What a command line asks for that is not in the project. */
function missingIn(command: unknown): string[] {
  const text = String(command)
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !(name in scripts))
  const files = text.split(/\s+/).filter((word) => word.startsWith('.ci/'))
  return [...named, ...files.filter((file) => !existsSync(file) || (statSync(file).mode & 0o111) === 0)]
}

it.each(globSync('.github/workflows/*.yml').sort())(
  '%s runs what there is, may read by default, and writes only to deploy',
  (file) => {
    const workflow = read(file)
    expect(workflow['permissions']).toEqual({ contents: 'read' })
    const jobs = Object.entries(mapOf(workflow['jobs'])).map(([id, job]) => ({ id, job: mapOf(job) }))
    expect(jobs.length).toBeGreaterThan(0)
    for (const { id, job } of jobs) {
      for (const needed of listOf(job['needs'])) expect(jobs.map(({ id }) => id)).toContain(needed)
      if (Object.values(mapOf(job['permissions'])).includes('write')) expect(id).toBe('deploy')
    }
    const steps = jobs.flatMap(({ job }) => listOf(job['steps']).map(mapOf))
    for (const { uses, run } of steps) {
      // Actions of GitHub alone, each by its major version or a hash.
      if (uses !== undefined) expect(uses).toMatch(/^actions\/[a-z-]+@(v\d+|[0-9a-f]{40})$/)
      else expect(missingIn(run)).toEqual([])
    }
    for (const [, id] of JSON.stringify(workflow).matchAll(/steps\.([\w-]+)\.outputs/g))
      expect(steps.map((step) => step['id'])).toContain(id)
  },
)

it('.gitlab-ci.yml runs what there is, in stages that there are', () => {
  const { stages, default: _, ...jobs } = read('.gitlab-ci.yml')
  for (const job of Object.values(jobs).map(mapOf)) {
    expect(stages).toContain(job['stage'])
    expect(listOf(job['script']).flatMap(missingIn)).toEqual([])
  }
})
