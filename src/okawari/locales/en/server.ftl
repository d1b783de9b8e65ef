# What the server says to those who run it and to programs, in English.

## Server: where tables are kept

error-client-called-off = The start was called off: somebody left, or a device did not reveal its number in time.
error-client-other-shuffle = The proof in the saved game belongs to another shuffle than the one this client took part in.
error-client-promise-changed = The server did not keep the promise it had made before the start, so this client did not reveal its number.
error-store-full = The disk is full: nothing can be saved until there is room again.
error-store-read-only = The server may not write to its database now, so nothing is saved.
error-store-locked = Another program is using the database; try again in a moment.
error-store-broken = The database does not answer, so nothing is saved.
error-store-closed = The server is closing: nothing more is saved.
error-database-unknown = Tables cannot be kept at an address that begins with “{ $name }”. Use one like sqlite:///tables.db
error-database-foreign = The file “{ $file }” is not a database of Okawari.
error-database-newer = The database “{ $file }” was made by a newer Okawari (its version is { $version }). Install that one to use it.
error-database-in-use = The database “{ $file }” is in use by another program, probably a running server. Stop it first.
error-database-folder = There is no folder “{ $file }” for the database, and none can be made there. Check the address.
error-database-missing = There is no database at “{ $file }” yet.
error-database-not-empty = There are tables or games in “{ $file }” already. With --force they are put aside.
error-backup-damaged = The file “{ $file }” is damaged: it cannot be used.
error-backup-same-file = The copy and the database are the same file: { $file }.

## The scripted client

error-client-no-entry = This token does not open the table.
error-client-kicked = The host has freed your chair.
error-client-no-table = There is no such table, or not any more.
error-client-elsewhere = You play on at this table from somewhere else.
error-client-table-closed = This table is closed.
error-client-table-damaged = What was saved of this table is damaged, so it cannot be opened.
error-client-bad-command = The server would not understand this command: { $text }
error-client-too-big = The command has { $size } bytes; no more than { $most } are taken.
error-client-closed = You have hung up.
error-client-fault = The client stopped because of a fault of its own.
error-client-no-server = What answers there is not an Okawari server (status { $code }).
error-client-misunderstood = The server keeps closing the connection because it cannot understand what it is sent (code { $code }).
error-client-outdated = The server speaks a newer protocol: install a newer version of okawari.
error-client-away = The server does not answer.
error-client-bad-address = “{ $text }” is not the address of a server, like http://localhost:8000.
error-client-not-asked = There is no open question for you to answer.
error-client-no-seat = You have no seat at this table.

## Server: the edge

error-bad-message =
    { $problem ->
        [json] The message cannot be read: it is not proper JSON.
        [deep] The message cannot be read: it is nested too deeply.
        [twice] The message cannot be read: something is in it twice.
        [hello] The greeting was said already.
       *[form] The message has not the right form. Part of it: “{ $field }”.
    }
error-bad-request = The request has not the right form. Allowed at “{ $field }”: { $known }.
error-too-large =
    { $most ->
        [one] The request is too large: at most { $most } byte is read.
       *[other] The request is too large: at most { $most } bytes are read.
    }
error-too-slow = The request took too long to arrive.
error-not-json = The request must be JSON, with the content type application/json.
error-origin = The header “Origin” is missing, or names a page that may not use this server. Expected: { $text }
error-host = This server does not answer to the name “{ $name }”. If it should, add the name to the server’s setting “hosts”.
error-no-host = The request needs one “Host” header, with a name or an address of this server.
error-websocket = This address is for websockets only: connect with ws or wss in place of http or https.
error-method = That cannot be done here. The header “Allow” says what can.
error-needs-token = For this, the token of a chair is needed.
error-join-form = To join, send the code of a table, or a table with the secret of its link.
error-config-file = The settings in “{ $file }” cannot be read: { $reason }.
error-config-toml = The settings in “{ $file }” are not proper TOML: { $reason }.
error-config-key = There is no setting called “{ $key }” (in “{ $file }”). There are: { $known }.
error-config-whole = { $name } cannot be “{ $value }”: it is a whole number from { $least } to { $most }.
error-config-count = { $name } cannot be “{ $value }”: it is a whole number, { $least } or more.
error-config-number = { $name } cannot be “{ $value }”: it is a number, 0 or more.
error-config-positive = { $name } cannot be “{ $value }”: it is a number above 0.
error-config-truth = { $name } cannot be “{ $value }”: it is yes or no.
error-config-span = { $name } cannot be “{ $value }”: it is two numbers of seconds up to 60, the smaller one first, like 0.8,2.
error-config-database = { $name } cannot be “{ $value }”: it is an address like sqlite:///tables.db or sqlite:////srv/okawari/tables.db.
error-config-host = { $name } cannot be “{ $value }”: it is an address of this machine, like 127.0.0.1 or 0.0.0.0.
error-config-prefix = { $name } cannot be “{ $value }”: it is a path like /games, with a slash before but none behind.
error-config-address = { $name } cannot be “{ $value }”: it is an address like http://192.168.1.5:8000 or https://home.example/games.
error-config-addresses = { $name } cannot be “{ $value }”: it is an address like https://home.example, or several of them.
error-config-networks = { $name } cannot be “{ $value }”: it is one or more IP addresses or networks, like 127.0.0.1,10.0.0.0/8.
error-config-hosts = { $name } cannot be “{ $value }”: it is one or more host names or IP addresses without a port, like home.example,192.168.1.5.
error-config-choice = { $name } cannot be “{ $value }”: it is one of { $known }.
error-port-taken = Port { $port } is in use by another program, perhaps another Okawari. Try another one: --port { $next }
error-port-forbidden = Port { $port } is reserved for the system. Choose one above 1023 with --port.
error-host-unknown = This machine has no address called “{ $host }”.
error-workers-sqlite = One process serves all tables of an SQLite database: leave out --workers.
error-stopped-late = The server could not save everything in time.
error-stopped-unsaved = Okawari is closed, but not everything is safe: the database “{ $file }” was moved or deleted while the server ran.
server-page-title = An Okawari server
server-page-about = Here people play pick-and-pass sushi card games together. Whoever has opened a table tells you how to join it.
server-page-players = The table for browsers is missing: Okawari was installed without it. Whoever runs this server can add it with “make web” and start the server again. Until then, only programs can play here.
server-page-interface = The interface for programs
server-page-health = How the server is
server-client-title = Okawari: sushi card games
server-client-description = Take a card and pass the rest on: sushi card games for two to eight people, with friends or bots, in your browser. No account needed.
server-client-noscript = Okawari needs JavaScript. Please switch it on in your browser and load this page again.
