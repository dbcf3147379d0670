import { type Locale, textPlace } from '../config.ts'
import { readProject, unitsIn } from '../model/project.ts'
import { formKey, type Unit, unitId } from '../model/units.ts'
import { type Backend, formName, type Team, type TeamAction, type UnsettledMessage } from '../protocol/protocol.ts'
import type { Unsettled } from '../team/merge.ts'
import { openRepository, type Repository } from '../team/repository.ts'
import { getWork, placeOf, readKept, sendWork, settleTexts, unsentChanges } from '../team/team.ts'

interface TeamOptions {
  readonly root: string
  readonly locale: Locale
  /** In ms: how often what waits for a network is tried again. */
  readonly retry?: number
}

const RETRY = 30_000

/** A backend on the files of a project with what people need who work on them together: sending, getting, settling. */
export function withTeam<Own extends Backend>(
  backend: Own,
  { root, locale, retry = RETRY }: TeamOptions,
): Own & { endTeam(): void } {
  let waiting: TeamAction | null = null
  let last: Team['last'] = null
  /** As the panel has seen it last, so that a save does not wait for git. */
  let known: Repository | null = null
  let timer: NodeJS.Timeout | undefined
  let turn: Promise<unknown> = Promise.resolve()

  /** One after the other, whoever asks. */
  const act = (action: TeamAction, person: string | null) => {
    const acted = turn.then(async () => {
      const repository = await openRepository(root)
      if (!repository) return
      const { hasOther: _, ...outcome } = await (action === 'send' ? sendWork : getWork)(repository, person)
      last = outcome
      waiting = outcome.kind === 'unreachable' ? action : null
      clearTimeout(timer)
      if (waiting) timer = setTimeout(() => void act(action, person), retry).unref()
    })
    turn = acted.catch(() => {})
    return acted
  }
  const look = async (): Promise<Team | null> => {
    const repository = await openRepository(root)
    known = repository
    if (!repository) return null
    const [place, toSend, { got, unsettled }] = await Promise.all([
      placeOf(repository),
      unsentChanges(repository),
      readKept(repository),
    ])
    const messages = unsettled.length > 0 ? unsettledIn(await unitsOf(root, locale), locale, unsettled) : []
    return { place, toSend, got, waiting, last, unsettled: messages }
  }
  const settle = async (id: string) => {
    if (!known || (await readKept(known)).unsettled.length === 0) return
    const unit = (await unitsOf(root, locale)).find((one) => unitId(one) === id)
    if (unit) await settleTexts(known, placesOf(unit, locale))
  }

  return {
    ...backend,
    async save(request) {
      const outcome = await backend.save(request)
      if (outcome.kind === 'saved') await settle(request.id)
      return outcome
    },
    async team({ wanted, person }) {
      if (wanted !== 'look') await act(wanted, person)
      return look()
    },
    async settle({ id }) {
      await settle(id)
      return look()
    },
    endTeam: () => clearTimeout(timer),
  }
}

const unitsOf = async (root: string, locale: Locale): Promise<readonly Unit[]> =>
  unitsIn(await readProject(root, locale), locale)

const placesOf = (unit: Unit, locale: Locale) =>
  unit.forms.map((form) => ({ file: textPlace(locale.code, unit.namespace), key: formKey(unit, form) }))

/** What is to be settled of a locale, by message. A form that was changed on one side alone is as the file has it. */
function unsettledIn(
  units: readonly Unit[],
  locale: Locale,
  unsettled: readonly Unsettled[],
): readonly UnsettledMessage[] {
  const nameOf = ({ file, key }: Pick<Unsettled, 'file' | 'key'>) => `${file} ${key}`
  // Of several for one text the oldest, which is settled first.
  const open = new Map(unsettled.toReversed().map((one) => [nameOf(one), one]))
  return units.flatMap((unit) => {
    const found = placesOf(unit, locale).map((place) => open.get(nameOf(place)))
    if (found.every((one, index) => one === undefined || one.yours === unit.forms[index]?.target)) return []
    const texts = (of: (one: Unsettled) => string | null) =>
      Object.fromEntries(
        unit.forms.map((form, index) => {
          const one = found[index]
          return [formName(form), (one ? of(one) : form.target) ?? '']
        }),
      )
    const hasBase = found.some((one) => one !== undefined && one.base !== null)
    return [{ id: unitId(unit), base: hasBase ? texts(({ base }) => base) : null, yours: texts(({ yours }) => yours) }]
  })
}
