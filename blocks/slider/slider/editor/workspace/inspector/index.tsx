import { useSelectedLayers } from '../state';

/** Everything that can be set of what is selected. */
export function Inspector() {
	const layers = useSelectedLayers();
	return <output>{ layers.length }</output>;
}
