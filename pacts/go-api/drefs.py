"""What each provider state of DREF means to go-api: stages of Nepal with nothing but their first facts, made anew each time."""

import backend  # noqa: F401

from django.contrib.auth.models import User
from django.utils.dateparse import parse_datetime
from django.utils.translation import override

from api.models import Export
from dref.models import Dref, DrefFinalReport, DrefOperationalUpdate

from handlers import gone, nameless
from records import FLOOD, NEPAL

DRAFT, APPROVED = 1, 4
RESPONSE, SUDDEN = 2, 2
APPROVAL = "2026-05-04"


def of_all(author, status=DRAFT, language="en", country=NEPAL):
    """What the three stages are given alike. The title is kept in the language that it was written in."""
    return {
        "title": "Nepal: Floods 2026",
        "status": status,
        "starting_language": language,
        "translation_module_original_language": language,
        "national_society_id": country,
        "country_id": country,
        "disaster_type_id": FLOOD,
        "type_of_onset": SUDDEN,
        "created_by": author,
        "modified_by": author,
    }


def replace(model, id, **fields):
    model.objects.filter(id=id).delete()
    with override(fields["starting_language"]):
        return model.objects.create(id=id, **fields)


def application_exists(id, author="member", type=RESPONSE, code=None, **common):
    writer = User.objects.get(username=author)
    replace(
        Dref,
        id,
        type_of_dref=type,
        appeal_code=code or f"MDRNP9{id}",
        amount_requested=250_000,
        num_affected=5_000,
        date_of_approval=APPROVAL,
        is_active=True,
        **of_all(writer, **common),
    )


def root_of(dref, author):
    """The approved application that an update or a report belongs to."""
    application_exists(dref, author, status=APPROVED)
    return Dref.objects.get(id=dref)


def update_exists(id, dref, author="member", number=1, **common):
    root = root_of(dref, author)
    replace(
        DrefOperationalUpdate,
        id,
        dref=root,
        operational_update_number=number,
        type_of_dref=root.type_of_dref,
        appeal_code=root.appeal_code,
        **of_all(root.created_by, **common),
    )


def report_exists(id, dref, author="member", status=DRAFT, **common):
    root = root_of(dref, author)
    replace(
        DrefFinalReport,
        id,
        dref=root,
        type_of_dref=root.type_of_dref,
        appeal_code=root.appeal_code,
        **of_all(root.created_by, status, **common),
    )
    Dref.objects.filter(id=dref).update(is_active=status != APPROVED)


def pdf_ordered(id, username):
    """By whoever asks. Nobody makes it here: it has failed."""
    Export.objects.filter(id=id).delete()
    Export.objects.create(
        id=id,
        export_id=1,
        export_type="dref-applications",
        status=Export.ExportStatus.ERRORED,
        requested_by=User.objects.get(username=username),
    )


def has_version(model):
    """It was last changed then."""

    def change(id, version, **_):
        model.objects.filter(id=id).update(modified_at=parse_datetime(version))

    return change


MODELS = {
    "DREF application": Dref,
    "DREF operational update": DrefOperationalUpdate,
    "DREF final report": DrefFinalReport,
}

STATES = {
    "a DREF application exists": application_exists,
    "a DREF operational update exists": update_exists,
    "a DREF final report exists": report_exists,
    "a PDF was ordered": pdf_ordered,
    "no PDF exists": gone(Export),
    **{f"no {record} exists": gone(model) for record, model in MODELS.items()},
    **{f"no {record} has the name": nameless(model, "title") for record, model in MODELS.items()},
    **{f"a {record} has the version": has_version(model) for record, model in MODELS.items()},
}
