# By digest, so that every build stands on the same bytes; Renovate renews it with the tag. Another one, for a machine
# that does not reach Docker's registry: `docker build --build-arg NODE_IMAGE=…`, or NODE_IMAGE in `.env`.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20

# The manifests alone: the layers with packages are made anew only when these change.
FROM ${NODE_IMAGE} AS workspace
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .pnpmfile.cjs ./
RUN npm install --global "$(node --print "require('./package.json').packageManager")"
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/database/package.json packages/database/
COPY packages/search/package.json packages/search/
COPY prisma/package.json prisma/

# Prisma brings a query compiler for every database there is, each in four builds; this product speaks to PostgreSQL by
# the small one. Nothing looks at types or maps here, at a coverage report or at what only browsers load.
FROM workspace AS production
RUN --mount=type=cache,id=pnpm,target=/pnpm,sharing=locked \
    pnpm install --filter '@acheep/api...' --prod --frozen-lockfile --ignore-scripts --store-dir /pnpm \
 && cd node_modules/.pnpm \
 && find . -type f \( -name '*.map' -o -name '*.d.[cm]ts' -o -name '*.d.ts' -o -path './fluent-ffmpeg@*/coverage/*' \) -delete \
 && find @prisma+client@*/ -name 'query_compiler_*' ! -name '*_small_bg.postgresql.*mjs' -delete \
 && rm -rf typescript@* @typescript+* @types+* @hyzyla+pdfium@*/node_modules/@hyzyla/pdfium/dist/*base64*

FROM workspace AS build
RUN --mount=type=cache,id=pnpm,target=/pnpm,sharing=locked \
    pnpm install --filter acheep --filter '@acheep/web...' --prod --frozen-lockfile --ignore-scripts --store-dir /pnpm
COPY . .
# Otherwise pnpm first installs what the filter left out.
RUN pnpm --config.verify-deps-before-run=false --filter @acheep/database run generate \
 && pnpm --config.verify-deps-before-run=false --filter @acheep/web run build

# Makes uploaded videos anew. Of what Debian's package wants, what the program is linked to and the base has not:
# the rest (drivers of graphics cards, a compiler for them, perl) is twice as large.
FROM ${NODE_IMAGE} AS video
ARG BUILDKIT_SBOM_SCAN_STAGE=true
RUN find /usr/lib -name '*.so*' > /before \
 && apt-get update \
 && apt-get install --yes --no-install-recommends ffmpeg \
 && mkdir --parents /video/bin "/video/lib/$(uname --machine)-linux-gnu" \
 && cp /usr/bin/ffmpeg /video/bin \
 && ldd /video/bin/* | awk '$3 ~ "^/" { sub("^/lib/", "/usr/lib/", $3); print $3 }' | sort --unique \
  | grep --fixed-strings --line-regexp --invert-match --file=/before \
  | xargs cp --dereference --target-directory="/video/lib/$(uname --machine)-linux-gnu"

# Node strips no types under node_modules: the workspace keeps its layout, and packages are links into it.
FROM ${NODE_IMAGE}
COPY --from=video /video /usr
RUN ldconfig && ffmpeg -hide_banner -loglevel error -version > /dev/null
# Which release it is; empty where it is none.
ARG VERSION=
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 STORAGE_DIR=/data/files VERSION=${VERSION}
# glibc keeps what was given back to it, in pieces, unless it is told: a fifth less memory.
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=16384 MALLOC_TRIM_THRESHOLD_=65536
WORKDIR /app
RUN install --directory --owner node --group node /data /app/.data/backup
COPY --from=production /app ./
COPY prisma prisma
COPY packages packages
COPY apps/api apps/api
COPY --from=build /app/packages/database/src/generated packages/database/src/generated
COPY --from=build /app/apps/web/dist apps/web/dist
# The words of the page, for the documents that say what it says.
COPY apps/web/src/locales apps/web/src/locales
USER node
EXPOSE 3000
# A worker alone listens to nobody; it is well as long as it runs.
HEALTHCHECK --interval=10s --timeout=5s --start-period=180s --retries=3 \
  CMD ["node", "--eval", "const { PORT, RUN } = process.env; if (RUN !== 'worker') fetch(`http://127.0.0.1:${PORT || 3000}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# What to do is its first word (`docker run … migrate`); without one, RUN says it.
ENTRYPOINT ["node", "apps/api/src/command.ts"]
