# Purges by keys at once, with the package varnish-modules.
import xkey;

sub purge_keys {
  if (req.http.hard-purge) {
    set req.http.purged = xkey.purge(req.http.hard-purge);
  }
  if (req.http.soft-purge) {
    set req.http.purged = xkey.softpurge(req.http.soft-purge);
  }
}

sub keep_keys {
  set beresp.http.xkey = beresp.http.Surrogate-Key;
}
