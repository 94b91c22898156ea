import http from 'node:http'
import https from 'node:https'
import { buffer } from 'node:stream/consumers'
import { type EnquiryForm, enquiryForm, formDataOf } from '../../testing/enquiry.ts'

/**
 * The responses that visitors got: the number for each status, and a reference for each accepted
 * enquiry.
 */
export type Load = { statuses: Record<string, number>; enquiries: number; references: string[] }

/** More requests than a restart takes; a test that hangs must not continue forever. */
const MOST = 30_000

/**
 * Reads pages and sends enquiries through a proxy, with TLS unless it `isPlain`, over kept-alive
 * connections, until `work` is done.
 */
export async function underLoad(
  port: number,
  publishKey: string,
  work: () => Promise<void>,
  { isPlain = false } = {},
): Promise<Load> {
  const load: Load = { statuses: {}, enquiries: 0, references: [] }
  const agent = isPlain
    ? new http.Agent({ keepAlive: true })
    : new https.Agent({ keepAlive: true, rejectUnauthorized: false })
  const ask = async (path: string, form?: EnquiryForm) => {
    const answer = await askOnce({ port, agent, path }, form).catch(String)
    const status = typeof answer === 'string' ? answer : answer.status
    load.statuses[status] = (load.statuses[status] ?? 0) + 1
    return typeof answer === 'string' ? '' : answer.body
  }
  let isDone = false
  let sent = 0
  const untilDone = async (one: (number: number) => Promise<unknown>) => {
    while (!isDone && sent < MOST) await one(sent++)
  }
  const visitors = Array.from({ length: 4 }, () => untilDone(() => ask('/')))
  const writers = Array.from({ length: 2 }, () =>
    untilDone(async (number) => {
      load.enquiries++
      const body = await ask('/enquiries', enquiryForm(publishKey, number))
      const [, reference] = /"reference":"([^"]+)"/.exec(body) ?? []
      if (reference) load.references.push(reference)
    }),
  )
  await work().finally(() => {
    isDone = true
  })
  await Promise.all([...visitors, ...writers])
  agent.destroy()
  return load
}

type Target = { port: number; agent: http.Agent | https.Agent; path: string }

/** Rejects if the response breaks off. */
async function askOnce(target: Target, form?: EnquiryForm) {
  const body = form && new Response(formDataOf(form))
  const type = body?.headers.get('content-type')
  const headers = {
    host: 'www.example.org',
    accept: 'application/json',
    ...(type && { 'content-type': type }),
  }
  const bytes = body && Buffer.from(await body.arrayBuffer())
  const method = form ? 'POST' : 'GET'
  const { request } = target.agent instanceof https.Agent ? https : http
  const sent = request({
    ...target,
    host: '127.0.0.1',
    servername: 'www.example.org',
    method,
    headers,
  })
  const answered = new Promise<{ status: number; body: string }>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', (response) =>
      buffer(response).then(
        (whole) => resolve({ status: response.statusCode ?? 0, body: whole.toString() }),
        reject,
      ),
    )
  })
  sent.end(bytes)
  return answered
}
