vcl 4.1;

# A CDN in front of the sites, or Debian's varnish in its place. Caches by the sites' Cache-Control: varnish's built-in rules,
# which run after these, do not cache Set-Cookie, private and no-store.

import std;

backend site {
    .host = "{{siteAddress}}";
    .port = "{{sitePort}}";
    .connect_timeout = 2s;
    .first_byte_timeout = 30s;
    .between_bytes_timeout = 10s;
    .max_connections = 200;
    .probe = {
        .url = "/healthz";
        .interval = 1s;
        .timeout = 2s;
        .window = 3;
        .threshold = 2;
        .initial = 2;
    }
}

sub vcl_recv {
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Normalizes the headers in Vary to the values that matter.
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    # The visitor's own choice precedes the browser's header, as in the site's packages/site-server/src/http/save-data.ts.
    if (req.http.Cookie ~ "(^|; )save_data=on(;|$)") {
        set req.http.Save-Data = "on";
    } elsif (req.http.Cookie ~ "(^|; )save_data=off(;|$)") {
        unset req.http.Save-Data;
    } elsif (req.http.Save-Data ~ "(?i)^on$") {
        set req.http.Save-Data = "on";
    } else {
        unset req.http.Save-Data;
    }
    # stale-while-revalidate of CDN-Cache-Control while the site is up; longer (stale-if-error) while it is down.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 300s;
    }
    # Ignore cookies: cacheable pages are the same for everyone.
    return (hash);
}

sub vcl_backend_response {
    if (beresp.ttl > 0s) {
        set beresp.grace = 1h;
    }
    # The site failed to render: keep the cached page.
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
}

sub vcl_deliver {
    if (obj.hits > 0) {
        set resp.http.X-Cache = "hit";
    } else {
        set resp.http.X-Cache = "miss";
    }
}
