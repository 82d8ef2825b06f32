import { useNavigate } from 'react-router-dom';
import { useApp } from '#src/app/AppContext.ts';
import { pathTo } from '#src/app/links.ts';

/** What the login page goes on saying after it was led to. */
export interface LoginNotice {
  title: string;
  text: string;
}

/** Leads on to the login page, which says that it worked and what comes next. */
export function useLeadToLogin() {
  const navigate = useNavigate();
  const { alerts } = useApp().actors;
  return (notice: LoginNotice) => {
    alerts.send({
      type: 'alert.added',
      alert: { name: 'account', variant: 'success', title: notice.title },
    });
    void navigate(pathTo('login'), { state: { notice } });
  };
}
