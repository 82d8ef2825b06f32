"""What each provider state of operational learning means to go-api."""

import records
from handlers import gone, nameless, there
from records import NEPAL, days

from per import models as per
from per.cache import OpslearningSummaryCacheHelper

SUCCESS = 3
SECTOR, COMPONENT, ORGANIZATION = 4, 4, 1


def learning_exists(id=9_700_002, country=NEPAL, **_):
    """What an operation of the country taught that is long over."""
    per.OpsLearning.objects.filter(id=id).delete()
    long_ago = {"status": 1, "start_date": days(-900), "end_date": days(-600)}
    learning = per.OpsLearning.objects.create(
        id=id,
        learning="Tell people early.",
        learning_validated="Tell people early.",
        appeal_code=records.appeal(f"MDRX{id}", country, event=records.emergency(), **long_ago),
        type_validated=1,
        is_validated=True,
    )
    learning.sector_validated.set([SECTOR])
    learning.per_component_validated.set([COMPONENT])
    learning.organization_validated.set([ORGANIZATION])
    return learning


def summary_has_status(country, status, **_):
    """The summary of what the country has learned. go-api knows summaries by the texts of the query."""
    filters = {"appeal_code__country__in": str(country)}
    known_by = OpslearningSummaryCacheHelper.generate_hash(filters)
    per.OpsLearningCacheResponse.objects.filter(used_filters_hash=known_by).delete()
    written = {"insights1_title": "Early warning", "insights1_content": "Tell people early."}
    summary = per.OpsLearningCacheResponse.objects.create(
        used_filters_hash=known_by,
        used_filters=filters,
        status=status,
        **(written if status == SUCCESS else {}),
    )
    if status != SUCCESS:
        return
    used = [learning_exists(country=country)]
    sector = per.OpsLearningSectorCacheResponse.objects.create(
        filter_response=summary, sector_id=SECTOR, content="Tell people early."
    )
    component = per.OpsLearningComponentCacheResponse.objects.create(
        filter_response=summary, component_id=COMPONENT, content="Tell people early."
    )
    for part in (summary, sector, component):
        part.used_ops_learning.set(used)


STATES = {
    "an operational learning exists": lambda **parameters: learning_exists(**parameters) and None,
    "no operational learning exists": gone(per.OpsLearning),
    "no operational learning has the name": nameless(per.OpsLearning, "learning_validated"),
    "the organizations of operational learnings exist": there(per.OrganizationTypes),
    "a summary of operational learnings has a status": summary_has_status,
}
