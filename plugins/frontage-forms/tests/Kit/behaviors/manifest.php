<?php
// As the build writes it.
return array(
	'frontage/sample' => array(
		'usedBy'     => array(
			'class'     => array( 'is-sampled', 'is-sampled-too' ),
			'markup'    => 'sampled-mark',
			'attribute' => 'sampled',
			'support'   => 'frontageSample',
		),
		'textdomain' => 'frontage-forms',
		'module'     => array(
			'file'         => 'sample/view.js',
			'dependencies' => array( '@frontage/kit/announce' ),
			'version'      => 'abc',
		),
		'style'      => array(
			'file'         => 'sample/view.css',
			'dependencies' => array(),
			'version'      => 'def',
		),
		'editor'     => true,
	),
);
