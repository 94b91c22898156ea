import config from '@payload-config'
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { receiveUploads } from '../../../../media/receive-uploads.ts'
import { headOf } from '../../../../service/headers/head-of.ts'

export const GET = REST_GET(config)
export const HEAD = headOf(GET)
export const POST = receiveUploads(config, REST_POST(config))
export const DELETE = receiveUploads(config, REST_DELETE(config))
export const PATCH = receiveUploads(config, REST_PATCH(config))
export const PUT = receiveUploads(config, REST_PUT(config))
export const OPTIONS = REST_OPTIONS(config)
