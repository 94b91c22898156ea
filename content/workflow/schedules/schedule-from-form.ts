import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import { APIError, Forbidden } from 'payload'
import { isPublisher } from '../../payload/access.ts'
import { cancelSchedule } from './change-schedule.ts'

/**
 * Sets or cancels a schedule from the form of a record. Payload shows this to people who may
 * publish, but its function lets every account cancel any schedule, and then queues a job without a
 * record.
 */
export const scheduleFromForm: typeof schedulePublishHandler = async (args) => {
  const { req, deleteID } = args
  try {
    if (!isPublisher(args)) throw new Forbidden(req.t)
    if (deleteID === undefined) return await schedulePublishHandler(args)
    await cancelSchedule(req, Number(deleteID))
    return { message: req.i18n.t('general:success') }
  } catch (error) {
    // Payload’s own function reports errors in this way; a thrown one would be an internal error.
    if (error instanceof APIError && error.status < 500) return { error: error.message }
    throw error
  }
}
