"""What each provider state of PER means to go-api: cycles of Nepal, made anew each time."""

import records
from handlers import gone, there
from records import NEPAL

from django.contrib.auth.models import User
from django.core.files.base import ContentFile

from per import models as per

ORIENTATION, ASSESSMENT, PRIORITIZATION, WORK_PLAN, ACTION = range(1, 6)
COMPONENT = 4
STEPS = (per.PerAssessment, per.FormPrioritization, per.PerWorkPlan)


def cycle_exists(id, phase=ACTION, country=NEPAL, **_):
    """With what has been written by that phase. Gives the ids of it."""
    ids = {"assessment": 10 * id + 2, "prioritization": 10 * id + 3, "workplan": 10 * id + 4}
    for step in STEPS:
        step.objects.filter(overview=id).delete()
    per.Overview.objects.filter(id=id).delete()
    cycle = per.Overview.objects.create(
        country_id=country,
        date_of_orientation="2026-04-01",
        date_of_assessment="2026-05-01",
        type_of_assessment_id=1,
        phase=phase,
        is_draft=phase == ORIENTATION,
        ns_focal_point_name="Demo Person",
        ns_focal_point_email="person@redcross.example",
        user=User.objects.get(username="per-admin"),
    )
    # One that has an id before it is saved is not numbered.
    per.Overview.objects.filter(id=cycle.id).update(id=id)
    if phase >= ASSESSMENT:
        assessed(id, ids["assessment"], phase == ASSESSMENT)
    if phase >= PRIORITIZATION:
        prioritized(id, ids["prioritization"], phase == PRIORITIZATION)
    if phase >= WORK_PLAN:
        planned(id, ids["workplan"], phase == WORK_PLAN)
    return {"overview": id, **ids}


def assessed(cycle, id, is_draft):
    rated = per.FormComponentResponse.objects.create(
        component_id=COMPONENT, rating_id=3, notes="Little is written down."
    )
    rated.question_responses.add(
        per.FormComponentQuestionAndAnswer.objects.create(question_id=10 * COMPONENT + 1, answer_id=1)
    )
    area = per.AreaResponse.objects.create(area=per.FormComponent.objects.get(id=COMPONENT).area)
    area.component_response.add(rated)
    per.PerAssessment.objects.create(id=id, overview_id=cycle, is_draft=is_draft).area_responses.add(area)


def prioritized(cycle, id, is_draft):
    first = per.FormPrioritizationComponent.objects.create(
        component_id=COMPONENT, justification_text="Much depends on it."
    )
    per.FormPrioritization.objects.create(
        id=id, overview_id=cycle, is_draft=is_draft
    ).prioritized_action_responses.add(first)


def planned(cycle, id, is_draft):
    action = {"actions": "Train volunteers", "due_date": "2026-12-01", "status": 1}
    by_society = {"supported_by_organization_type": 3, "supported_by_id": NEPAL}
    plan = per.PerWorkPlan.objects.create(id=id, overview_id=cycle, is_draft=is_draft)
    plan.prioritized_action_responses.add(
        per.PerWorkPlanComponent.objects.create(component_id=COMPONENT, **action, **by_society)
    )
    plan.additional_action_responses.add(
        per.CustomPerWorkPlanComponent.objects.create(**action, supported_by_organization_type=2)
    )


def document_was_uploaded(id, per, country=NEPAL, **_):
    """`per`: the cycle."""
    DOCUMENTS.filter(id=id).delete()
    author = User.objects.get(username="per-admin")
    document = DOCUMENTS.model(id=id, country_id=country, per_id=per, created_by=author)
    document.file.save("work plan.pdf", ContentFile(records.PDF), save=False)
    document.save()


DOCUMENTS = per.PerDocumentUpload.objects

STATES = {
    "a PER cycle exists": cycle_exists,
    "a country has a PER process": lambda country=NEPAL, **_: cycle_exists(9_500_001, country=country) and None,
    "a PER area exists": there(per.FormArea, area_num="area_num"),
    "a PER component exists": there(per.FormComponent, title="title"),
    "a PER component has questions": there(per.FormQuestion, component="component"),
    "a group of PER questions exists": there(per.FormQuestionGroup),
    "a PER answer exists": there(per.FormAnswer),
    "a document of a PER cycle was uploaded": document_was_uploaded,
    "no PER document exists": gone(per.PerDocumentUpload),
    "no PER process exists": gone(per.Overview),
    "no PER overview exists": gone(per.Overview),
    "no PER assessment exists": gone(per.PerAssessment),
    "no PER prioritization exists": gone(per.FormPrioritization),
    "no PER work plan exists": gone(per.PerWorkPlan),
}
