# Purges by keys without varnish-modules: each purge is a ban, which Varnish compares with what it keeps.
# Nothing purged is sent any more, not even while the site does not answer.
sub purge_keys {
  if (req.http.hard-purge) {
    std.ban("obj.http.Surrogate-Key ~ (^|[^a-z0-9])(" +
      regsuball(req.http.hard-purge, " +", "|") + ")([^a-z0-9]|$)");
  }
  if (req.http.soft-purge) {
    std.ban("obj.http.Surrogate-Key ~ (^|[^a-z0-9])(" +
      regsuball(req.http.soft-purge, " +", "|") + ")([^a-z0-9]|$)");
  }
}

sub keep_keys {
}
