import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * Makes a certificate for a name on this machine alone; returns its file and that of its key. With
 * `isExpired` it ended yesterday.
 */
export function makeCertificate(
  folder: string,
  name: string,
  { isExpired = false } = {},
): { cert: string; key: string } {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const about = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`]
  const args = [...kind, '-nodes', ...about, '-days', '2', '-out', cert, '-keyout', key]
  execFileSync('openssl', args, { stdio: 'pipe' })
  const again = ['x509', '-in', cert, '-signkey', key, '-days', '-1', '-out', cert]
  if (isExpired) execFileSync('openssl', again, { stdio: 'pipe' })
  return { cert, key }
}
