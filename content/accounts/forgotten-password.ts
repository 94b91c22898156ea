import type { AdminViewConfig, Endpoint } from 'payload'
import { canSendEmail } from '../email.ts'
import { closed } from './closed.ts'

const NO_EMAIL =
  'This service sends no e-mail. Ask an administrator to set a new password for you. On the server, “node content/set-password.ts” sets one.'

/** What replaces Payload’s reset by email while no mail server is configured. */
export const resetEndpoints: Omit<Endpoint, 'root'>[] = canSendEmail
  ? []
  : ['/forgot-password', '/reset-password'].map((path) => closed(path, NO_EMAIL))

/** The studio’s page for a forgotten password, likewise. */
export const forgottenView: Record<string, AdminViewConfig> = canSendEmail
  ? {}
  : {
      forgot: { Component: '/accounts/forgotten-view.tsx#ForgottenView', path: '/forgot' as const },
    }
