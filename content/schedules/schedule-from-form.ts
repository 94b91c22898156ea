import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler'
import { Forbidden } from 'payload'
import { isPublisher } from '../model/access.ts'
import { cancelSchedule } from './change-schedule.ts'

/**
 * Sets or cancels a schedule from the form of a record. Payload shows this to those who may publish,
 * but its function lets every account cancel any schedule, and queues a job without a record then.
 */
export const scheduleFromForm: typeof schedulePublishHandler = async (args) => {
  const { req, deleteID, doc, global } = args
  if (!isPublisher(args)) throw new Forbidden(req.t)
  if (deleteID === undefined) {
    if (!doc && !global) throw new Forbidden(req.t)
    return schedulePublishHandler(args)
  }
  await cancelSchedule(req, Number(deleteID))
  return { message: req.i18n.t('general:success') }
}
