# The site: the bundle of its build, which needs no packages. From the root of the project:
#   docker build -f deploy/docker/site.Dockerfile -t belvedere-site .

FROM node:24-trixie-slim AS build
WORKDIR /srv/belvedere
COPY . .
RUN npm run build

FROM node:24-trixie-slim
RUN install -d -o node -g node -m 700 /var/lib/belvedere
WORKDIR /srv/belvedere
COPY --from=build /srv/belvedere/package.json ./
COPY --from=build /srv/belvedere/site/dist site/dist
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/var/lib/belvedere
USER node
VOLUME /var/lib/belvedere
EXPOSE 3000
HEALTHCHECK --start-period=30s --interval=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "site/dist/server/main.js"]
