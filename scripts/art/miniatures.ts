import type { MiniaturePage } from '../../src/config/art.ts'
import { target } from '../../src/diagrams/ai/attention.ts'
import { gates, parts } from '../../src/diagrams/ai/corrections.ts'
import { along, better, generic, versions } from '../../src/diagrams/ai/engineVersions.ts'
import { carriers } from '../../src/diagrams/services/carriers.ts'
import { type Talk, talks } from '../../src/diagrams/services/interpretedTalks.ts'
import { closures, duration, end, openings, soundsOf, tracks } from '../../src/diagrams/services/lipMovements.ts'
import { particulars as allParticulars, type Cell } from '../../src/diagrams/services/particulars.ts'
import { cues, shots } from '../../src/diagrams/services/subtitleCues.ts'
import { wave } from '../../src/diagrams/services/waves.ts'
import { dates, deadlines, opinion } from '../../src/diagrams/solutions/reviewDates.ts'
import { documents, languages } from '../../src/diagrams/solutions/studyDocuments.ts'
import { symbols } from '../../src/diagrams/solutions/symbols.ts'
import { type Tone, tones } from '../../src/ui/Diagram/tones.ts'

interface Look {
  readonly fill?: Tone
  readonly stroke?: Tone
  readonly dashed?: boolean
}

function paint({ fill, stroke, dashed }: Look): string {
  const line = stroke ? ` stroke="${tones[stroke]}"${dashed ? ' stroke-dasharray="4 4"' : ''}` : ''
  return `fill="${fill ? tones[fill] : 'none'}"${line}`
}

const round = (value: number) => Math.round(value * 10) / 10
const path = (d: string, look: Look) => `<path d="${d}" ${paint(look)}/>`
const dot = (x: number, y: number, r: number, look: Look) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" ${paint(look)}/>`
const box = (x: number, y: number, width: number, height: number, look: Look, radius = 4) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" ${paint(look)}/>`
const square = (x: number, y: number, look: Look) => box(x - 9, y - 9, 18, 18, look, 0)
/** A line of illegible text. */
const words = (x: number, y: number, width: number, fill: Tone = 'line') => box(x, y - 3, width, 6, { fill }, 3)
const at = (x: number, y: number, shapes: string, scale = '1') =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shapes}</g>`

/** Repeats a shape `count` times. */
const row = (count: number, shape: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => shape(at)).join('')
const grid = (columns: number, rows: number, shape: (column: number, row: number) => string) =>
  row(rows, (line) => row(columns, (column) => shape(column, line)))
const each = <T>(items: readonly T[], shape: (item: T, index: number) => string) => items.map(shape).join('')

const main: Look = { fill: 'brand' }
const open: Look = { fill: 'card', stroke: 'line' }
const good: Look = { fill: 'successTint', stroke: 'success' }
const marked: Look = { fill: 'accentTint', stroke: 'accent' }
const wrong: Look = { fill: 'errorTint', stroke: 'error' }

const across = (from: number, to: number, y: number) => `M${from} ${y}H${to}`
const down = (x: number, from: number, to: number) => `M${x} ${from}V${to}`

/** LinguisticReview: four weeks after the opinion, the first deadline among them. */
function calendar(): string {
  return grid(7, 4, (column, week) => {
    const [x, y, day] = [16 + column * 64, 8 + week * 40, opinion + week * 7 + column]
    const isFirst = day === deadlines[0].day
    const isOurs = day > opinion && deadlines.find((deadline) => day <= deadline.day)?.fill === 'successTint'
    const fill = isFirst ? 'accentTint' : isOurs ? 'successTint' : 'card'
    const isDue = dates.some((date) => date.day === day)
    const due = isDue ? box(x + 4, y + 4, 56, 32, { stroke: isFirst ? 'accent' : 'brand' }) : ''
    return box(x, y, 64, 40, { fill, stroke: 'rule' }, 0) + due
  })
}

/** AmendmentRipple: documents by languages, the source first. */
function amendment(): string {
  const shown = documents.filter(({ id }) => id !== 'visitCard' && id !== 'brochure')
  return each(shown, ({ id, in: needed, changes }, line) => {
    const y = 22 + line * 33
    const look = changes ? main : open
    const files = each(languages, (language, index) => {
      const x = 64 + index * 70
      if (!needed.includes(language)) return ''
      return language === 'EN' ? square(x, y, id === 'protocol' ? { fill: 'accent' } : look) : dot(x, y, 9.5, look)
    })
    return path(across(24, 456, y + 16.5), { stroke: 'rule' }) + files
  })
}

/** The code of a device's number. */
const carrier =
  'M0 0h7v49h-7zM7 42h42v7h-42zM14 0h7v7h-7zM28 0h7v7h-7zM42 7h7v7h-7zM14 14h21v7h-21zM42 21h7v7h-7zM14 28h7v7h-7zM28 28h14v7h-14z'

/** DeviceLabel: symbols, and the restriction that needs words. */
function label(): string {
  const text = (x: number, y: number, widths: readonly number[], fill: Tone) =>
    each(widths, (width, line) => words(x, y + line * 12.5, width, fill))
  return [
    box(24, 12, 432, 152, { fill: 'card', stroke: 'line', dashed: true }, 12),
    box(44, 28, 316, 49, { fill: 'successTint' }),
    text(58, 40, [150, 192, 126], 'quiet'),
    at(388, 28, path(carrier, { fill: 'ink' })),
    at(150, 122, path(symbols.factory, { fill: 'ink', stroke: 'ink' })),
    at(206, 122, path(symbols.hourglass, { stroke: 'ink' })),
    at(262, 122, path(`${symbols.instructions}M-10-6v1M-10-1v6`, { stroke: 'ink' })),
    box(308, 98, 129, 48, marked),
    text(321, 110, [92, 104, 70], 'accent'),
  ].join('')
}

/** DischargeAbbreviations: a letter, and the meanings of its abbreviations. */
function letter(): string {
  const lines = [52, 34, 64, 46]
  const sheet = each(lines, (width, line) => {
    const [y, isMarked] = [30 + line * 38, line === 1]
    return [
      isMarked ? box(148, y - 14, 134, 28, marked) : '',
      words(160, y, width, isMarked ? 'accent' : 'ink'),
      isMarked ? '' : words(168 + width, y, 112 - width, 'rule'),
      path(across(300, 326, y), { stroke: isMarked ? 'accent' : 'line' }),
      words(336, y, [96, 108, 78, 90][line] ?? 0, isMarked ? 'accent' : 'quiet'),
    ].join('')
  })
  return box(134, -8, 166, 200, { fill: 'card', stroke: 'line' }) + sheet
}

/** HeadingLengths: one heading in six languages, and the room that it has. */
function headings(): string {
  const [left, limit] = [44, 348]
  const bars = each([234, 178, 267, 323, 335, 391], (length, line) => {
    const [y, room] = [14 + line * 26.5, limit - left]
    const over = length > room ? box(limit, y, length - room, 17, wrong, 0) : ''
    return box(left, y, Math.min(length, room), 17, { fill: 'card', stroke: 'brand' }, 0) + over
  })
  return bars + path(down(limit, 6, 172), { stroke: 'error' })
}

/** LipSync: the lips in the picture, and the sound that has to fit. */
function lips(): string {
  const x = (seconds: number) => round(24 + (seconds / duration) * 446)
  const mouth = each(openings, (opening, index) => {
    const [from, to] = [x(closures[index] ?? 0), x(closures[index + 1] ?? end)]
    const [middle, bow] = [round((from + to) / 2), opening * 1.7]
    return path(`M${from} 36Q${middle} ${36 - bow} ${to} 36Q${middle} ${36 + bow} ${from} 36z`, {
      fill: 'card',
      stroke: 'ink',
    })
  })
  const sound = at(24, 70, path(wave(soundsOf(tracks[1].onsets), duration), { stroke: 'brand' }), '4.46 .96')
  return mouth + sound + each(closures, (at) => path(down(x(at), 60, 170), { stroke: 'accent', dashed: true }))
}

/** SubtitleTimeline: subtitles between changes of shot, and how fast they have to be read. */
function subtitles(): string {
  const x = (seconds: number) => 24 + seconds * 43.2
  const speeds = { shake: 10.4, cap: 13.4, needle: 19 }
  return [
    each(shots.slice(1), (to, index) => {
      const from = shots[index] ?? 0
      return box(x(from), 14, x(to) - x(from), 16, { fill: 'card', stroke: 'line' }, 0)
    }),
    each(cues, ({ id, from, to }) => {
      const [width, height, isFast] = [x(to) - x(from), speeds[id] * 2.7, speeds[id] > 17]
      return [
        box(x(from), 42, width, 50, { fill: 'card', stroke: isFast ? 'error' : 'brand' }),
        words(x(from) + width * 0.18, 59, width * 0.64, isFast ? 'error' : 'quiet'),
        words(x(from) + width * 0.25, 75, width * 0.5, isFast ? 'error' : 'quiet'),
        box(x(from), 166 - height, width, height, isFast ? wrong : good, 0),
      ].join('')
    }),
    path(across(24, 456, 120), { stroke: 'ink', dashed: true }),
    path(across(24, 456, 166), { stroke: 'line' }),
  ].join('')
}

/** DeviceDisplay: 20 cells a line, and a translation that needs 23. */
function display(): string {
  const lines = ['Downstream occlusion', 'Verschluss stromabwärts', 'Rate       25,0 ml/h', 'Ton aus         Menü']
  const [left, cell] = [64, 16]
  const cells = each(lines, (text, line) =>
    each([...text], (letter, index) => {
      if (letter === ' ') return ''
      return box(left + index * cell + 3, 46 + line * 24, 10, 14, { fill: index < 20 ? 'ink' : 'error' }, 2)
    }),
  )
  return [
    box(32, 20, 416, 136, { fill: 'mist', stroke: 'brand' }, 16),
    box(left - 6, 36, 20 * cell + 12, 104, { fill: 'card', stroke: 'brand' }),
    box(left + 20 * cell, 64, 3 * cell + 4, 26, wrong),
    cells,
  ].join('')
}

/** ChangedTerm: documents to reopen, more with each later stage. */
function spread(): string {
  const x = (column: number) => 34 + column * 17.9
  return [
    dot(x(0), 20, 6, { fill: 'accent' }),
    row(5, (column) => dot(x(column), 44, 5.5, main)),
    grid(24, 5, (column, line) => dot(x(column), 72 + line * 17, 5.5, main)),
    row(24, (column) => box(x(column) - 4.5, 156, 9, 9, { fill: 'card', stroke: 'brand' }, 0)),
  ].join('')
}

/** FilmLayers: the words of each language over the scene that all share. */
function film(): string {
  const layer = (line: number, fill: Tone, caption = '') =>
    at(118 - line * 24, 98 - line * 30, path('M36 0h300L300 68h-300z', { fill, stroke: 'brand' }) + caption)
  const caption = path('M42.8 20h260L288 48h-260z', marked)
  return layer(0, 'successTint') + row(3, (line) => layer(line + 1, 'card', caption))
}

/** KeptMeaning: the phrases of a headline in two orders, and where the play on words went. */
function phrases(): string {
  const y = (line: number) => 28 + line * 40
  const phrase = (x: number, line: number, length: number) =>
    box(x, y(line) - 15, 152, 30, { fill: 'card', stroke: 'brand' }) + words(x + 14, y(line), length)
  return [
    path(`M52 ${y(1)}C16 ${y(1)} 16 ${y(2)} 52 ${y(2)}M428 ${y(0)}C472 ${y(0)} 472 ${y(3)} 428 ${y(3)}`, {
      stroke: 'accent',
    }),
    each([2, 3, 0, 1], (to, from) =>
      path(`M204 ${y(from)}C240 ${y(from)} 240 ${y(to)} 276 ${y(to)}`, { stroke: 'brand', dashed: from % 3 > 0 }),
    ),
    each([92, 70, 110, 84], (length, line) => phrase(52, line, length)),
    each([104, 88, 76, 98], (length, line) => phrase(276, line, length)),
  ].join('')
}

/** AttentionMatrix: the weight of each source word. */
function attention(): string {
  const [x, y] = [(column: number) => 48 + column * 64, (line: number) => 22 + line * 33]
  return [
    path(row(7, (column) => down(x(column), 0, 176)) + row(5, (line) => across(0, 480, y(line))), { stroke: 'rule' }),
    each(target.slice(0, 5), ({ weights }, line) =>
      each(weights, (share, column) =>
        dot(x(column), y(line), 17 * Math.sqrt(share), line + column === 3 && line === 0 ? { fill: 'accent' } : main),
      ),
    ),
  ].join('')
}

/** LearningCurve: an engine that becomes better than the generic one. */
function curve(): string {
  const x = (segments: number) => Math.round(40 + along(segments) * 400)
  const y = (score: number) => round(158 - (score - 56) * 11.4)
  const line = (points: typeof versions, by = 0) =>
    points.map(({ segments, score }) => `${x(segments)} ${y(score + by)}`).join('L')
  return [
    path(
      each([56, 60, 64, 68], (score) => across(24, 456, y(score))),
      { stroke: 'rule' },
    ),
    path(`M${line(versions, 1.1)}L${line(versions.toReversed(), -1.1)}z`, { fill: 'successTint' }),
    path(across(24, 456, y(generic)), { stroke: 'ink', dashed: true }),
    path(`M${line(versions)}`, { stroke: 'success' }),
    each(versions, ({ segments, score }, index) =>
      dot(x(segments), y(score), index === better ? 9 : 5.5, { fill: index === better ? 'accent' : 'success' }),
    ),
  ].join('')
}

/** MetricScatter: scores of segments by a metric and by linguists, and the one that the metric misses. */
function scatter(): string {
  const segments = [
    [0, 83, 86, 88.5, 91, 93, 95.5],
    [2, 75, 79, 82, 85.5, 88, 91],
    [5, 67, 71, 74, 77, 80, 84],
    [8, 64, 69, 73, 76.5],
    [12, 58, 63, 68],
    [16, 54.5, 60],
    [23, 56],
  ] as const
  const [x, y] = [(score: number) => 40 + (score - 50) * 8, (penalty: number) => 20 + penalty * 5.6]
  return [
    box(40, 8, x(70) - 40, 158, { fill: 'card' }, 0),
    path('M40 8V166H440', { stroke: 'line' }),
    each(segments, ([penalty, ...scores]) => each(scores, (score) => dot(x(score), y(penalty), 6.5, main))),
    dot(x(94), y(22), 10, { fill: 'accent' }),
  ].join('')
}

/** CorrectionRules: a segment passing through the rules, and the error that only a person sees. */
function rules(): string {
  const x = (part: number) => 72 + part * 112
  return [
    path(
      each([0, 2, 3], (part) => down(x(part), 0, 176)),
      { stroke: 'line' },
    ),
    path(down(x(1), 0, 176), { stroke: 'accent' }),
    each(gates, ({ id, part }, line) => {
      const [y, isMeaning] = [10 + line * 33, id === 'meaning']
      const gate = box(0, y, 480, 24, { fill: isMeaning ? 'accentTint' : 'card' }, 0)
      return gate + box(x(parts.indexOf(part)) - 48, y, 96, 24, isMeaning ? { fill: 'card', stroke: 'accent' } : good)
    }),
  ].join('')
}

/** RevisedSentence: a sentence passing through several hands. */
function revision(): string {
  const y = (line: number) => 20 + line * 34
  const changed = (x: number, line: number, width: number) => box(x, y(line) - 9, width, 18, good)
  return [
    path('M64 20V54C64 74 88 68 88 88S96 122 96 156', { stroke: 'brand' }),
    path('M88 88C88 108 116 102 116 122S96 136 96 156', { stroke: 'line', dashed: true }),
    dot(64, y(0), 8, main) + dot(64, y(1), 8, main) + dot(88, y(2), 8, { fill: 'accent' }),
    dot(116, y(3), 8, open) + dot(96, y(4), 8, main),
    words(156, y(0), 176),
    words(156, y(1), 70) + changed(236, 1, 54) + words(300, y(1), 44),
    words(156, y(2), 52) + changed(218, 2, 48) + words(276, y(2), 92),
    words(156, y(3), 120) + changed(286, 3, 72),
    words(156, y(4), 216, 'ink'),
  ].join('')
}

/** QuestionnairePath: two translations become one, which patients test. */
function questionnaire(): string {
  const sheet = (x: number, y: number) =>
    at(
      x,
      y,
      path('M-13-17h26v34h-26z', { fill: 'card', stroke: 'brand' }) +
        path('M-7-7H7M-7 0H7M-7 7H3', { stroke: 'brand' }),
    )
  const step = (x: number, y: number, look: Look = { fill: 'card', stroke: 'brand' }) => dot(x, y, 14, look)
  return [
    path(
      'M44 62C80 62 90 40 142 40M44 62C80 62 90 112 142 112M142 40C180 40 180 76 214 76M142 112C180 112 180 76 214 76',
      { stroke: 'line' },
    ),
    path('M214 76C190 150 110 142 44 142', { stroke: 'line' }),
    path(across(214, 450, 76), { stroke: 'brand' }),
    path('M346 76C346 16 280 16 280 58', { stroke: 'accent' }),
    path('M274 50L280 60L286 50', { stroke: 'accent' }),
    sheet(44, 62),
    step(142, 40) + step(142, 112) + step(214, 76) + step(44, 142) + step(280, 76) + step(346, 76),
    row(5, (patient) => dot(306 + patient * 20, 124, 6, good)),
    sheet(408, 76) + sheet(450, 76),
  ].join('')
}

/** PenaltyScore: the errors of a text by category, and their points against the limit. */
function penalties(): string {
  const minor: Look = { fill: 'card', stroke: 'brand' }
  const major: Look = { fill: 'successTint', stroke: 'brand' }
  return [
    each([96, 140, 168, 120], (width, line) => words(24, 18 + line * 27, width)),
    each([3, 3, 4, 2], (count, line) => row(count, (error) => box(240 + error * 44, 12 + line * 27, 12, 12, minor, 0))),
    box(372, 33, 24, 24, major, 0),
    box(24, 122, 282, 18, minor, 0),
    box(124, 122, 83, 18, major, 0),
    box(24, 150, 415, 18, wrong, 0),
    path(down(356, 114, 174), { stroke: 'ink', dashed: true }),
  ].join('')
}

/** InterpretedTurns: who speaks when, one after the other. */
function turns(): string {
  const x = (seconds: number) => 24 + seconds * 9.6
  const bar = ([from, to]: readonly [number, number], y: number, look: Look) =>
    box(x(from), y, x(to) - x(from), 36, look)
  const drawn = ({ speaker, interpreter, notes }: Talk) => [
    each(speaker, ([from], sentence) =>
      path(`M${round(x(from))} 68L${round(x(interpreter[sentence]?.[0] ?? 0))} 108`, { stroke: 'line' }),
    ),
    each(notes, (span) => bar(span, 108, { stroke: 'line', dashed: true })),
    each(speaker, (span) => bar(span, 32, main)),
    each(interpreter, (span) => bar(span, 108, { fill: 'successTint', stroke: 'brand' })),
  ]
  return each(talks, (talk) => (talk.id === 'consecutive' ? drawn(talk).join('') : ''))
}

/** TermPath: a term from one carrier to the next, and where plain words begin. */
function carried(): string {
  const x = (index: number) => 62 + index * 78 + (index > 2 ? 44 : 0)
  return [
    path(across(x(0), x(4), 88), { stroke: 'brand' }),
    path('M279 0C262 24 262 34 280 62S296 112 278 138S270 164 279 176', { stroke: 'accent' }),
    each(carriers, ({ d }, index) => at(x(index), 88, path(d, { fill: 'card', stroke: 'brand' }), '1.25')),
  ].join('')
}

/** LabelingMatrix: particulars on the label and in the instructions. */
function particulars(): string {
  const shown: readonly string[] = ['name', 'manufacturer', 'useBy', 'purpose', 'warnings']
  const rows = allParticulars.filter(({ id }) => shown.includes(id))
  const [x, y] = [(column: number) => 96 + column * 96, (line: number) => 20 + line * 34]
  return [
    path(row(4, (column) => down(x(column), 0, 176)) + row(5, (line) => across(24, 456, y(line) + 17)), {
      stroke: 'rule',
    }),
    box(x(0) - 26, y(4) - 15, 244, 30, marked, 15),
    each(rows, ({ cells }, line) =>
      each<Cell>(cells, (cell, column) => (cell ? dot(x(column), y(line), 11, cell[1] ? main : open) : '')),
    ),
  ].join('')
}

/** HospitalPath: the rooms of a stay, and where the language changes. */
function rooms(): string {
  return [
    box(320, 88, 160, 88, { fill: 'accentTint' }, 0),
    path('M160 0V34M160 66V110M160 142V176M320 0V34M320 66V110M320 142V176M0 88H400M448 88H480', { stroke: 'line' }),
    path('M0 50H424V126H16M26 118L16 126L26 134', { stroke: 'brand' }),
    square(80, 50, main) + dot(240, 50, 10, main) + dot(372, 50, 10, open),
    square(366, 126, { fill: 'accent' }) + dot(396, 126, 10, { fill: 'accent' }),
    dot(240, 126, 10, main) + square(80, 126, main),
  ].join('')
}

/**
 * The miniature of each page's diagram, for cards that link to it: shapes of an SVG of 480 x 176 without letters, in the
 * tones of diagrams. Diagram and miniature share their data; other changes of a diagram have to be made in the miniature
 * too.
 */
export const miniatures: Readonly<Record<MiniaturePage, () => string>> = {
  'services-translation-services': revision,
  'services-content-services-localization': penalties,
  'services-linguistic-validation': questionnaire,
  'services-interpreting': turns,
  'services-website-localization': headings,
  'services-software-localization': display,
  'services-media-localization': subtitles,
  'services-voiceover-and-dubbing': lips,
  'services-consulting': spread,
  'services-video-production': film,
  'services-copy-editing-and-transcreation': phrases,
  'services-pharmaceutical': carried,
  'services-medical-device': particulars,
  'services-healthcare': rooms,
  'ai-neural-machine-translation': attention,
  'ai-machine-translation-customization': curve,
  'ai-machine-translation-qa-and-evaluation': scatter,
  'ai-refinix-mt-post-editing-tool': rules,
  'solutions-pharmaceutical': calendar,
  'solutions-clinical-trials': amendment,
  'solutions-medical-device': label,
  'solutions-healthcare': letter,
}
