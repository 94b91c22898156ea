# Varnish in front of Belvedere: /etc/varnish/default.vcl, with the other files of this folder beside it.
# varnishd has to be started as belvedere.conf says.
vcl 4.1;

import directors;
import std;

# Purging by keys needs the package varnish-modules. Without it, take by-ban.vcl in place of by-xkey.vcl.
include "./by-xkey.vcl";

probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend site3000 {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 1s;
  .first_byte_timeout = 15s;
  .probe = ready;
}

# Each further copy of the site has a backend like this one, and a line here.
sub vcl_init {
  new site = directors.round_robin();
  site.add_backend(site3000);
}

# The copies of the site: only they may purge.
acl copies {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  set req.backend_hint = site.backend();
  if (req.method == "PURGE") {
    # Varnish adds the address of its client to X-Forwarded-For. With a comma the request has come
    # through a proxy, so it is not from a copy of the site, whatever address the proxy has.
    if (client.ip !~ copies || req.http.X-Forwarded-For ~ ",") {
      return (synth(403, "Only the site may purge"));
    }
    if (req.http.hard-purge !~ "^[a-z0-9 ]*$" || req.http.soft-purge !~ "^[a-z0-9 ]*$") {
      return (synth(400, "Send keys of letters and digits, with spaces between them"));
    }
    call purge_keys;
    return (synth(200, "Purged"));
  }

  unset req.http.X-Kept;

  # Forms, publish messages and counts of visits.
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Previews are for one editor, and addresses of programs have no pages.
  if (req.url ~ "[?&]preview=" || req.url ~ "^/(publish/|metrics\.json|healthz|readyz|builds/)") {
    return (pass);
  }
  # No page depends on a cookie.
  unset req.http.Cookie;

  # Few different values, so that few copies of an answer are kept.
  if (req.http.Accept-Encoding ~ "br") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  if (req.url ~ "^/media/") {
    if (req.http.Accept ~ "image/avif") {
      set req.http.Accept = "image/avif,image/webp,*/*";
    } elsif (req.http.Accept ~ "image/webp") {
      set req.http.Accept = "image/webp,*/*";
    } else {
      set req.http.Accept = "*/*";
    }
  }

  # What is out of date is sent only while the site does not answer, or has just failed to.
  set req.grace = 24h;
  if (req.restarts == 0) {
    set req.http.X-Kept = "ask";
    if (std.healthy(req.backend_hint)) {
      set req.grace = 0s;
    }
  }
  return (hash);
}

# The parameters of campaigns change no page, so addresses that differ by them share an answer. The site
# gets them all the same: redirects keep them.
sub vcl_hash {
  hash_data(regsub(
    regsuball(req.url, "(?<=[?&])(utm_[a-z]+|gclid|fbclid)=[^&]*&?", ""), "[?&]$", ""));
  hash_data(req.http.Host);
  return (lookup);
}

sub vcl_backend_response {
  # How long a page is fresh is said to caches in front only; browsers ask each time.
  if (beresp.http.Surrogate-Control ~ "max-age=") {
    set beresp.ttl = std.duration(
      regsub(beresp.http.Surrogate-Control, ".*max-age=(\d+).*", "\1") + "s", 1s);
    set beresp.grace = 24h;
    call keep_keys;
    return (deliver);
  }
  # Files whose address changes with their content, and pictures.
  if (beresp.status == 200 && beresp.http.Cache-Control ~ "max-age=[1-9]" &&
      beresp.http.Cache-Control !~ "private|no-store") {
    set beresp.grace = 24h;
    return (deliver);
  }
  # A failure must not take the place of what is kept.
  if (beresp.status >= 500) {
    call give_up;
  }
  # Nothing else is kept; for a second it is known that requests need not wait for each other.
  set beresp.ttl = 1s;
  set beresp.grace = 0s;
  set beresp.keep = 0s;
  set beresp.uncacheable = true;
  return (deliver);
}

# The site is away.
sub vcl_backend_error {
  call give_up;
  set beresp.http.Content-Type = "text/plain; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "5";
  set beresp.body = {"This page did not arrive. Please try again in a moment.
"};
  return (deliver);
}

# The first time, a request for a page is tried again with what is kept, however old it is.
sub give_up {
  if (bereq.is_bgfetch || (bereq.http.X-Kept == "ask" && !bereq.uncacheable)) {
    return (abandon);
  }
}

sub vcl_synth {
  if (resp.status == 503 && req.http.X-Kept == "ask") {
    return (restart);
  }
}

sub vcl_deliver {
  unset resp.http.Surrogate-Control;
  unset resp.http.Surrogate-Key;
  unset resp.http.xkey;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  if (obj.hits > 0) {
    set resp.http.X-Edge = "hit";
  } else {
    set resp.http.X-Edge = "miss";
  }
}
