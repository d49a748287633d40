"""Real receivers of notices for tests: friendly web servers, hostile ones, and a mail server."""

import email
import email.policy
import json
import re
import socket
import socketserver
import threading
import time
from collections.abc import Callable
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from ironroad.server.settings import Smtp


def wait_for(found: Callable[[], bool], seconds: float = 60) -> None:
    deadline = time.monotonic() + seconds
    while not found():
        assert time.monotonic() < deadline
        time.sleep(0.05)


class Post:
    """A place that webhooks are sent to; answers the first few with another status."""

    def __init__(self, refuse: int = 0, status: int = 500, **headers: str) -> None:
        self.got: list[tuple[str, dict[str, Any]]] = []
        self.hosts: list[str] = []
        self.refused = 0
        post = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                post.hosts.append(self.headers["Host"])
                if post.refused < refuse:
                    post.refused += 1
                    self.send_response(status)
                    for name, value in headers.items():
                        self.send_header(name.replace("_", "-"), value)
                else:
                    post.got.append((self.headers["Idempotency-Key"], body))
                    self.send_response(204)
                self.end_headers()

            def log_message(self, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self.server.server_port
        self.url = f"http://127.0.0.1:{self.port}/hook"
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


class Raw:
    """A place that answers with bytes of its own, again and again with pauses between them."""

    def __init__(self, first: bytes, again: bytes = b"", pause: float = 0.2) -> None:
        self.asked = 0
        self.sent = 0
        self._first, self._again, self._pause = first, again, pause
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=64)
        self._open: list[socket.socket] = []
        self.port: int = self._listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}/hook"
        self._accepting = threading.Thread(target=self._accept)
        self._accepting.start()

    def _accept(self) -> None:
        while True:
            try:
                connection, _ = self._listener.accept()
            except OSError:
                return
            self.asked += 1
            self._open.append(connection)
            threading.Thread(target=self._answer, args=(connection,), daemon=True).start()

    def _answer(self, connection: socket.socket) -> None:
        try:
            connection.recv(65_536)
            connection.sendall(self._first)
            while self._again:
                connection.sendall(self._again)
                self.sent += len(self._again)
                time.sleep(self._pause)
            connection.close()
        except OSError:
            return

    def close(self) -> None:
        self._listener.shutdown(socket.SHUT_RDWR)
        self._accepting.join()
        self._listener.close()
        for connection in self._open:
            connection.close()


class Mailbox:
    """A mail server; refuses recipients that contain ``refused``."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.raw: list[str] = []
        mailbox = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.wfile.write(b"220 here\r\n")
                while line := self.rfile.readline():
                    command = line.upper()
                    if command.startswith(b"RCPT") and b"REFUSED" in command:
                        self.wfile.write(b"550 nobody of this name\r\n")
                        continue
                    if command.startswith(b"DATA"):
                        self.wfile.write(b"354 go on\r\n")
                        lines = []
                        while (text := self.rfile.readline()) != b".\r\n":
                            lines.append(text)
                        mailbox.take(b"".join(lines))
                    self.wfile.write(b"250 fine\r\n")
                    if command.startswith(b"QUIT"):
                        return

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()

    @property
    def smtp(self) -> Smtp:
        port = self.server.server_address[1]
        return Smtp(host="127.0.0.1", port=port, starttls=False, sender="games@play.example")

    def take(self, data: bytes) -> None:
        self.raw.append(data.decode())
        mail = email.message_from_bytes(data, policy=email.policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)

    def token(self, page: str, number: int = -1) -> str:
        """Return the token of a link in an e-mail."""
        found = re.search(rf"/{page}/(\S+)", self.text(number))
        assert found is not None
        return found.group(1)

    def text(self, number: int = -1) -> str:
        text = self.mails[number].get_content()
        assert isinstance(text, str)
        return text

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()
