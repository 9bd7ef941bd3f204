/** Props of an island's component: the element that PHP rendered, and the props that PHP passed. */
export interface IslandProps< P = Record< string, unknown > > {
	host: HTMLElement;
	props: P;
}
