vcl 4.1;

# A network before the sites, or Debian's varnish in its place. It keeps what the sites' Cache-Control lets it keep, and
# nothing else: varnish's own rules, which follow ours, refuse Set-Cookie, private and no-store.

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
    # What a page varies by, in as few forms as it has.
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    if (req.http.Save-Data ~ "(?i)^on$") {
        set req.http.Save-Data = "on";
    } else {
        unset req.http.Save-Data;
    }
    # CDN-Cache-Control: so long an old page may be shown while the new one is asked for. A site that is gone has longer.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 300s;
    }
    # Cookies are no reason to ask the site: what it says may be kept is the same for everybody.
    return (hash);
}

sub vcl_backend_response {
    if (beresp.ttl > 0s) {
        set beresp.grace = 1h;
    }
    # A site that cannot render a page for now: the one that is kept is better.
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
