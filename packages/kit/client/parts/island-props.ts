/** What an island's component receives: the element PHP printed, and the props PHP gave it. */
export interface IslandProps< P = Record< string, unknown > > {
	host: HTMLElement;
	props: P;
}
