import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

/** The least that a page of React with a data router can be: one route, one heading, one sentence. */
function Home() {
  return (
    <main>
      <h1>Floor</h1>
      <p>React and its router, and nothing else: what every page that is built of them costs at least.</p>
    </main>
  );
}

const router = createBrowserRouter([{ path: '*', element: <Home /> }]);
createRoot(document.getElementById('root') as HTMLElement).render(<RouterProvider router={router} />);
