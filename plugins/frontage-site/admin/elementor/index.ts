import { enableChoiceForAll } from '@frontage/editor/existing-selects';

/** Move from Elementor works without this script; it adds the choice for all existing items. */
document.querySelectorAll< HTMLFormElement >( '#wpbody-content form' ).forEach( enableChoiceForAll );
