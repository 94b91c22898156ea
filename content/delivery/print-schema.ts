import { writeFileSync } from 'node:fs'
import config from '../payload.config.ts'
import { deliverySchema } from './schema/delivery-schema.ts'
import { sdlOf } from './sdl.ts'

writeFileSync(new URL('../schema.graphql', import.meta.url), sdlOf(deliverySchema(await config)))
