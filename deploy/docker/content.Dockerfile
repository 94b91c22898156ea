# The content service with the studio. From the root of the project:
#   docker build -f deploy/docker/content.Dockerfile -t belvedere-content .

FROM node:24-trixie-slim AS build
WORKDIR /srv/belvedere
COPY . .
# Installs the packages, builds both programs, and leaves out the packages that only tests need.
RUN npm run build

FROM node:24-trixie-slim
# pg_dump and pg_restore for "npm run backup" with PostgreSQL.
RUN apt-get update \
  && apt-get install -y --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node -m 700 /var/lib/belvedere /var/backups/belvedere
WORKDIR /srv/belvedere
COPY --from=build /srv/belvedere ./
ENV NODE_ENV=production CONTENT_HOST=0.0.0.0 DATA_DIR=/var/lib/belvedere
USER node
VOLUME /var/lib/belvedere
EXPOSE 3001
HEALTHCHECK --start-period=60s --interval=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3001/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/node/bin/node", "content/start.ts"]
