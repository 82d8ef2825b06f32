"""Ways to make a handler of a provider state."""

import backend  # noqa: F401

from django.db import transaction

from records import sql


class Undo:
    """How to leave a state that the next promise must not find."""

    def __init__(self, leave):
        self.leave = leave


def undo(leave):
    return Undo(leave)


def there(model, **known):
    """Rows that the fixtures and `seed.py` brought. `known` renames the state's parameters to the model's fields."""

    def check(**parameters):
        fields = {field: parameters[name] for name, field in known.items() if name in parameters}
        if not model.objects.filter(**fields).exists():
            raise LookupError(f"no {model.__name__} {fields}: run seed.py")

    return check


def gone(model):
    """No record has the id."""

    def remove(id, **_):
        model.objects.filter(id=id).delete()

    return remove


def nameless(model, field):
    """No record has the name."""

    def check(name, **_):
        if model.objects.filter(**{f"{field}__icontains": name}).exists():
            raise LookupError(f"a {model.__name__} has the {field} {name}")

    return check


def emptied(*tables):
    """Tables without a row, until the promise has been tried; what points to them is left as it is."""

    def leave():
        with transaction.atomic():
            sql("set local session_replication_role = replica")
            for table in tables:
                sql(f'delete from "{table}"')
                sql(f'insert into "{table}" select * from "kept_{table}"')
                sql(f'drop table "kept_{table}"')

    def put_away(**_):
        with transaction.atomic():
            sql("set local session_replication_role = replica")
            for table in tables:
                sql(f'drop table if exists "kept_{table}"')
                sql(f'create table "kept_{table}" as select * from "{table}"')
                sql(f'delete from "{table}"')
        return undo(leave)

    return put_away
