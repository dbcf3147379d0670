/** Set to "off", no .env file is read: `npm test` has the same site for every developer. */
export const ENV_FILES = 'ISOGLOSS_ENV_FILES'

/** Whether .env files are read. */
export const readsEnvFiles = () => process.env[ENV_FILES] !== 'off'
