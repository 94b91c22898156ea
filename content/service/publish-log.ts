import { createLog } from '@belvedere/kit/log.ts'

export const log = createLog('content')
