import { generateFromModel } from './blocks/generate.ts'
import { runMain } from './run/main.ts'

runMain(generateFromModel)
