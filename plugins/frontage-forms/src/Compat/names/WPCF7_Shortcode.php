<?php

defined( 'ABSPATH' ) || exit;

/** A form-tag under the original's oldest class name. */
class WPCF7_Shortcode extends WPCF7_FormTag {}
