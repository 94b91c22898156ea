import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Makes a certificate for this test alone; returns its file and that of its key. */
export function makeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-subj', '/CN=www.example.org', '-days', '1', '-out', certificate, '-keyout', key],
    ],
    { stdio: 'ignore' },
  )
  return { certificate, key }
}

type Ports = { http: number; https: number }
type Certificate = { certificate: string; key: string }

/** The configuration of nginx around the file of docs/deploy.md, with ports of this test. */
export function nginxConfig(
  file: string,
  folder: string,
  { http, https }: Ports,
  { certificate, key }: Certificate,
): string {
  const own = file
    .replaceAll('listen 80;', `listen 127.0.0.1:${http};`)
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${https} ssl http2;`)
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replaceAll(/(ssl_certificate) \S+;/g, `$1 ${certificate};`)
    .replaceAll(/(ssl_certificate_key) \S+;/g, `$1 ${key};`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${own}
}
`
}
