"""What each provider state of flash updates means to go-api."""

from handlers import gone, there
from records import FLOOD, NEPAL

from django.contrib.auth.models import User

from flash_update.models import (
    DonorGroup,
    Donors,
    FlashAction,
    FlashActionsTaken,
    FlashCountryDistrict,
    FlashReferences,
    FlashUpdate,
)


def update_exists(id, title, **_):
    """With all that can hang on one but images; made anew each time."""
    FlashUpdate.objects.filter(id=id).delete()
    update = FlashUpdate.objects.create(
        id=id,
        title=title,
        hazard_type_id=FLOOD,
        situational_overview="<p>Rivers are over their banks.</p>",
        originator_name="Demo Person",
        originator_email="person@redcross.example",
        created_by=User.objects.get(username="ifrc-admin"),
    )
    update.references.add(
        FlashReferences.objects.create(
            date="2026-05-01", source_description="Hydrology office", url="https://example.org/floods"
        )
    )
    FlashCountryDistrict.objects.create(flash_update=update, country_id=NEPAL)
    FlashActionsTaken.objects.create(
        flash_update=update, organization="NTLS", summary="Volunteers assess needs."
    ).actions.add(FlashAction.objects.first())


def donor_exists(donor, group, **_):
    of = DonorGroup.objects.get_or_create(id=group, defaults={"name": "Foundations"})[0]
    Donors.objects.get_or_create(
        id=donor,
        defaults={
            "organization_name": "Example Foundation",
            "first_name": "Demo",
            "email": "donor@redcross.example",
        },
    )[0].groups.add(of)


STATES = {
    "a flash update exists": update_exists,
    "no flash update exists": gone(FlashUpdate),
    "an action of flash updates exists": there(FlashAction),
    "a donor exists": donor_exists,
}
