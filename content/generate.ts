import { generateImportMap, getPayload } from 'payload'
import { generateTypes } from 'payload/node'
import config from './payload.config.ts'

console.log('loaded')
const sane = await config
await generateTypes(sane)
await generateImportMap(sane)
