"""
Serves the provider states: POST / with {"state", "params", "action"} as `pacts/README.md` tells. Only for this machine.

usage, in the checkout of go-api and with its environment: python …/pacts/go-api/serve.py [--port 8110]
"""

import argparse
import json
import traceback
from http.server import BaseHTTPRequestHandler, HTTPServer

import records
from handlers import Undo
from states import STATES

leaving = {}


def change(state, parameters, action):
    """Enters or leaves a state. Gives the parameters back, those that a handler chose otherwise with its own values."""
    if action == "teardown":
        undo = leaving.pop(state, None)
        if undo:
            undo.leave()
        return {}
    # Promises without a state are asked for too.
    if state == "":
        return {}
    if state not in STATES:
        raise LookupError(f'states.py does not know the state "{state}"')
    chosen = STATES[state](**parameters)
    records.advance_sequences()
    if isinstance(chosen, Undo):
        leaving[state] = chosen
    return {**parameters, **chosen} if isinstance(chosen, dict) else parameters


class States(BaseHTTPRequestHandler):
    def do_POST(self):
        asked = json.loads(self.rfile.read(int(self.headers["content-length"])))
        try:
            status, answer = 200, change(asked.get("state", ""), asked.get("params") or {}, asked.get("action"))
        except Exception as error:  # A state that cannot be entered is the verifier's to report.
            traceback.print_exc()
            status, answer = 500, {"error": str(error)}
        body = json.dumps(answer, default=str).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description="Serves the provider states of the pact.")
    arguments.add_argument("--port", type=int, default=8110)
    port = arguments.parse_args().port
    print(f"states at http://127.0.0.1:{port}/", flush=True)
    HTTPServer(("127.0.0.1", port), States).serve_forever()
