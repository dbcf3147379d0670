import { expect, it } from 'vitest'
import { parseEnv } from '../../../src/config/env.ts'

it('reads an origin and a base path without their trailing slashes, and form addresses or paths', () => {
  const env = parseEnv({
    VITE_SITE_URL: 'https://www.example.com/',
    VITE_BASE_PATH: '/site/en/',
    VITE_CONTACT_FORM_URL: 'https://forms.example.com/f/1',
    VITE_FREELANCE_FORM_URL: '/forms/freelance',
  })
  expect(env).toMatchObject({
    siteUrl: 'https://www.example.com',
    basePath: '/site/en',
    contactFormUrl: 'https://forms.example.com/f/1',
    freelanceFormUrl: '/forms/freelance',
  })
})

it('names all invalid variables in one error', () => {
  const bad = {
    VITE_SITE_URL: 'https://example.com/site',
    VITE_BASE_PATH: '/a b',
    VITE_CONTACT_FORM_URL: 'javascript:alert(1)',
    VITE_GA_MEASUREMENT_ID: 'UA-1',
  }
  expect(() => parseEnv(bad)).toThrow(new RegExp(Object.keys(bad).join('.*'), 's'))
})
