# Pinned by digest, so that every build uses the same image; Renovate updates it with the tag. For another image, on a
# machine that does not reach Docker Hub: `docker build --build-arg NODE_IMAGE=…`, or NODE_IMAGE in `.env`.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20

# Only the manifests: the layers with packages are rebuilt only when these change.
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

# Prisma ships a query compiler for every database, each in four builds, of which only the small one for PostgreSQL is
# used. Types, source maps, a coverage report and browser builds are not needed at run time either.
FROM workspace AS production
RUN --mount=type=cache,id=pnpm,target=/pnpm,sharing=locked \
    npm pkg delete dependencies devDependencies \
 && pnpm install --filter '@acheep/api...' --prod --no-frozen-lockfile --ignore-scripts --store-dir /pnpm \
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

# Transcodes uploaded videos. Built from Debian's source, with its patches, and with only the components that accepted
# formats need: Debian's own package brings speech synthesis, screen output and a hundred other libraries: 180 MB.
FROM ${NODE_IMAGE} AS video
ARG BUILDKIT_SBOM_SCAN_STAGE=true
WORKDIR /tmp/source
RUN sed --in-place 's/^Types: deb$/Types: deb deb-src/' /etc/apt/sources.list.d/debian.sources \
 && apt-get update \
 && apt-get install --yes --no-install-recommends dpkg-dev gcc libc6-dev libdav1d-dev libx264-dev make nasm pkg-config zlib1g-dev
RUN apt-get source ffmpeg && cd ffmpeg-* \
 && ./configure --prefix=/video --disable-autodetect --disable-debug --disable-doc --disable-network \
    --disable-ffplay --disable-ffprobe --disable-avdevice --disable-hwaccels --enable-gpl \
    --enable-libdav1d --enable-libx264 --enable-zlib \
    --disable-protocols --enable-protocol=file,pipe \
    --disable-demuxers --enable-demuxer=mov --disable-muxers --enable-muxer=mp4,image2,null \
    --disable-encoders --enable-encoder=aac,libx264,pcm_s16le,png,wrapped_avframe \
    --disable-filters --enable-filter=aformat,anull,aresample,atrim,format,hflip,null,rotate,scale,transpose,trim,vflip \
 && make --jobs="$(nproc)" --silent && make --silent install \
 && mkdir /libraries && ldd /video/bin/ffmpeg | awk '/lib(dav1d|x264)/ { print $3 }' \
  | xargs cp --dereference --target-directory=/libraries

# Files that a later layer deletes still take space in the image: the base becomes a single layer, without package
# managers, manuals and package lists.
FROM ${NODE_IMAGE} AS base
COPY --from=video /video/bin/ffmpeg /usr/bin/
COPY --from=video /libraries /usr/local/lib
RUN ldconfig && ffmpeg -hide_banner -loglevel error -version > /dev/null \
 && find /usr/share/doc -type f ! -name copyright -delete \
 && rm -rf /opt/yarn* /usr/local/include /usr/local/lib/node_modules /usr/share/info /usr/share/locale /usr/share/man \
    /var/cache/apt /var/cache/debconf /var/lib/apt/lists \
 && find /usr/local/bin -xtype l -delete

# Node does not strip types under node_modules: the workspace keeps its layout, and its packages are symbolic links.
FROM scratch
COPY --from=base / /
# Release version; empty for other builds.
ARG VERSION=
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 STORAGE_DIR=/data/files VERSION=${VERSION}
# By default glibc retains freed memory in fragments; these settings save a fifth of the memory.
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=16384 MALLOC_TRIM_THRESHOLD_=65536
WORKDIR /app
RUN install --directory --owner node --group node /data /app/.data/backup
COPY --from=production /app ./
COPY prisma prisma
COPY packages packages
COPY apps/api apps/api
COPY --from=build /app/packages/database/src/generated packages/database/src/generated
COPY --from=build /app/apps/web/dist apps/web/dist
# Translations, for the server-rendered documents.
COPY apps/web/src/locales apps/web/src/locales
USER node
EXPOSE 3000
# A worker does not listen on a port: it is healthy as long as it runs.
HEALTHCHECK --interval=10s --timeout=5s --start-period=180s --retries=3 \
  CMD ["node", "--eval", "const { PORT, RUN } = process.env; if (RUN !== 'worker') fetch(`http://127.0.0.1:${PORT || 3000}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The first argument is the command (`docker run … migrate`); without one, RUN decides.
ENTRYPOINT ["node", "apps/api/src/command.ts"]
