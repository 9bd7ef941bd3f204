<?php
/** Address, phone and email: in the patterns frontage/contact-facts and frontage/contact-form. */

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:list {"className":"is-style-ruled is-contact"} -->
<ul class="wp-block-list is-style-ruled is-contact"><!-- wp:list-item {"placeholder":<?php echo wp_json_encode( __( 'Your address', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"address","part":"link","label":<?php echo wp_json_encode( __( 'Address', 'frontage' ) ); ?>}}}}} -->
<li></li>
<!-- /wp:list-item -->

<!-- wp:list-item {"placeholder":<?php echo wp_json_encode( __( 'Your phone number', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"phone","part":"link","label":<?php echo wp_json_encode( __( 'Phone', 'frontage' ) ); ?>}}}}} -->
<li></li>
<!-- /wp:list-item -->

<!-- wp:list-item {"placeholder":<?php echo wp_json_encode( __( 'Your email address', 'frontage' ) ); ?>,"metadata":{"bindings":{"content":{"source":"frontage/business","args":{"field":"email","part":"link","label":<?php echo wp_json_encode( __( 'Email', 'frontage' ) ); ?>}}}}} -->
<li></li>
<!-- /wp:list-item --></ul>
<!-- /wp:list -->