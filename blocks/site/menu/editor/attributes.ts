/** As in block.json. */
export type MenuAttributes = {
	ref?: number | undefined;
	ariaLabel: string;
	align: 'start' | 'center' | 'end' | 'between';
	openOn: 'hover' | 'click';
	breakpoint: number;
	subStyle: 'card' | 'line' | 'dark';
	drawerSide: 'end' | 'start' | 'full';
	drawerPart: string;
	showIcons: boolean;
	mega: boolean;
	style?: object;
};
