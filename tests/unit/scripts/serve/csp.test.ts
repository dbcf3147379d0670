import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, it } from 'vitest'
import { contentSecurityPolicy, cspDirectives } from '../../../../scripts/serve/csp.ts'
import { parseEnv } from '../../../../src/config/env.ts'

const choices: Record<string, readonly (string | undefined)[]> = {
  VITE_SITE_URL: [undefined, 'http://www.example.com', 'https://www.example.com'],
  VITE_CONTACT_FORM_URL: [undefined, '/api/contact', 'https://formspree.io/f/abc'],
  VITE_FREELANCE_FORM_URL: [undefined, 'https://usebasin.com/f/def'],
  VITE_MAPS_API_KEY: [undefined, 'key'],
  VITE_GA_MEASUREMENT_ID: [undefined, 'G-ABC123'],
}

type Variables = Record<string, string | undefined>

/** Every combination of the choices. */
const combinations = Object.entries(choices).reduce<Variables[]>(
  (sets, [name, values]) => sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value }))),
  [{}],
)
const policies = combinations.map((variables) => contentSecurityPolicy(parseEnv(variables)))

const foreign = (variables: Variables) => {
  const sources = Object.values(cspDirectives(parseEnv(variables))).flat()
  return [...new Set(sources.filter((source) => source.includes('://')))]
}
const site = { VITE_SITE_URL: 'https://www.example.com' }
const withForm = (VITE_CONTACT_FORM_URL: string) => ({ ...site, VITE_CONTACT_FORM_URL })

it('has no finding of high severity in csp_evaluator, nor one of syntax, in any environment', () => {
  const findings = policies.flatMap((policy) => new CspEvaluator(new CspParser(policy).csp).evaluate())
  // Lower numbers are more severe: HIGH, SYNTAX, MEDIUM, HIGH_MAYBE.
  const severe = findings.filter(({ severity }) => severity <= Severity.HIGH_MAYBE)
  expect(severe.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([])
})

it('allows neither inline scripts nor eval', () => {
  for (const policy of policies) {
    expect(policy).toMatch(/(^|; )script-src 'self'( 'sha256-[\w+/]{43}='){2}( https:\/\/[^; ]+)*;/)
    expect(policy).not.toContain('unsafe-eval')
    expect(policy).toContain("object-src 'none'; base-uri 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
  }
})

it('names only configured origins', () => {
  expect([foreign({}), foreign(site)]).toEqual([[], []])
  expect(foreign(withForm('https://formspree.io/f/abc'))).toEqual(['https://formspree.io/f/abc'])
  expect(foreign({ VITE_MAPS_API_KEY: 'key' })).toEqual(['https://www.google.com/maps/embed/'])
  const ofAnalytics = foreign({ VITE_GA_MEASUREMENT_ID: 'G-A' })
  expect(ofAnalytics.filter((source) => !/google(tagmanager|-analytics|\.com)?\b/.test(source))).toEqual([])
})

it('allows forms only to their endpoints and back; an endpoint cannot inject a directive', () => {
  const action = (variables: Variables) => cspDirectives(parseEnv(variables))['form-action']
  expect([action(site), action({})]).toEqual([["'none'"], ["'self'"]])
  expect(action(withForm('https://formspree.io/f/abc?x=1'))).toEqual(["'self'", 'https://formspree.io/f/abc'])
  const policy = contentSecurityPolicy(parseEnv(withForm("https://x.example/a;script-src *,'none'")))
  expect(policy).toContain('https://x.example/a%3Bscript-src%20*%2C%27none%27')
  expect(new CspParser(policy).csp.directives['script-src']).toEqual(cspDirectives(parseEnv({}))['script-src'])
})

it('requires trusted types, except with analytics, whose script does not support them', () => {
  expect(contentSecurityPolicy(parseEnv({}))).toContain("require-trusted-types-for 'script'")
  expect(contentSecurityPolicy(parseEnv({ VITE_GA_MEASUREMENT_ID: 'G-A' }))).not.toContain('trusted-types')
})
