import { writeFileSync } from 'node:fs'
import { deliverySchema } from './delivery/schema/delivery-schema.ts'
import { sdlOf } from './delivery/sdl.ts'
import config from './payload.config.ts'

writeFileSync(new URL('./schema.graphql', import.meta.url), sdlOf(deliverySchema(await config)))
