<?php

defined( 'ABSPATH' ) || exit;

/** A form-tag under the name of the original's first years. */
class WPCF7_Shortcode extends WPCF7_FormTag {}
