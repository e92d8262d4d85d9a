#pragma once
#include "CICUMessages.h"
#include "CICUScript.h"
