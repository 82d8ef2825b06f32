import { useNavigate } from 'react-router';
import { useApp } from '#src/core/AppContext.ts';
import { pathTo } from '#src/core/links.ts';

interface Outcome {
  /** That it worked: said once, and read out. */
  title: string;
  /** What comes next: the login page goes on saying it. */
  text: string;
}

/** Leads on to the login page, which says that it worked and what comes next. */
export function useLeadToLogin() {
  const navigate = useNavigate();
  const { alerts } = useApp().actors;
  return ({ title, text }: Outcome) => {
    alerts.send({ type: 'alert.added', alert: { name: 'account', variant: 'success', title } });
    void navigate(pathTo('login'), { state: { notice: text } });
  };
}
